import { styled } from '../../ui/styled/styled.ts';

/** Things below each other: the parts of a section or a dialog. */
export const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--birrete-space-5);
`;

/** Things that belong together. */
export const CloseStack = styled(Stack)`
  gap: var(--birrete-space-3);
`;

/** The fields of a dialog. */
export const FormStack = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--birrete-space-5);
`;

/** The buttons of a question or a notice. */
export const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--birrete-space-3);
`;

export const MutedText = styled.span`
  color: var(--birrete-text-muted);
`;

/** A text of somebody's own, whichever way it runs. */
export const OwnText = styled.bdi`
  unicode-bidi: isolate;
`;

/** What a dialog is about; its name may be 200 characters without a space. */
export const Subject = styled(OwnText)`
  display: block;
  overflow-wrap: anywhere;
  font-family: var(--birrete-heading-font);
  font-size: 1.125em;
  line-height: 1.35;
`;
