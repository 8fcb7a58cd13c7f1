import { type RefObject, useEffect, useRef, useState } from 'react';
import type { CeremonyDraft } from '../../../api/ceremonies/ceremony-payload.ts';
import { updateCeremony } from '../../../api/ceremonies/change-ceremony.ts';
import { todayOf } from '../../../domain/calendar/calendar-date.ts';
import type { Ceremony } from '../../../domain/ceremony/ceremony.ts';
import { useMessages } from '../../../messages/messages-context.tsx';
import { useGraduation } from '../../../provider/graduation-context.ts';
import { useAuth } from '../../../provider/use-auth.ts';
import { useCeremonies } from '../../data/use-ceremonies.ts';
import { useUnsavedWork } from '../../form/use-unsaved-work.ts';
import { ceremoniesMessages } from '../ceremonies.messages.ts';
import { useCeremonyChange } from '../use-ceremony-change.ts';
import { beginCeremony } from './ceremony-creation.ts';
import { draftOwner, dropDraft, keepDraft } from './ceremony-draft.ts';
import {
  type CeremonyField,
  type CeremonyFields,
  type CeremonyMistakes,
  checkForm,
  emptyFields,
  fieldsOf,
  firstMistaken,
  isChanged,
  withoutMistake,
} from './ceremony-form.flow.ts';

interface CeremonyFormOptions {
  /** Undefined when one is being created. */
  readonly ceremony: Ceremony | undefined;
  /** What was typed earlier and never saved. */
  readonly resumed: CeremonyFields | undefined;
  readonly onClose: () => void;
}

interface CeremonyFormController {
  readonly formRef: RefObject<HTMLFormElement | null>;
  readonly fields: CeremonyFields;
  readonly mistakes: CeremonyMistakes;
  readonly isBusy: boolean;
  readonly failure: string | undefined;
  /** Whether the person has to say what becomes of what was typed. */
  readonly isAsking: boolean;
  readonly change: (field: CeremonyField, text: string) => void;
  readonly submit: () => void;
  /** Escape, the cross or a press outside: asks first when something would be lost (ruling 52). */
  readonly leave: () => void;
  readonly keepEditing: () => void;
  /** Closes and lets go of what was typed. */
  readonly discard: () => void;
}

/** The form's one door: what is typed, what is wrong with it, and saving it. */
export function useCeremonyForm({ ceremony, resumed, onClose }: CeremonyFormOptions) {
  const { api } = useGraduation();
  const words = useMessages(ceremoniesMessages);
  const formRef = useRef<HTMLFormElement>(null);
  const [initial] = useState(() => (ceremony === undefined ? emptyFields : fieldsOf(ceremony)));
  const [fields, setFields] = useState(resumed ?? initial);
  const [mistakes, setMistakes] = useState<CeremonyMistakes>({});
  const [isAsking, setAsking] = useState(false);
  const hasChanged = isChanged(fields, initial);

  const discard = () => {
    if (hasChanged) dropDraft();
    onClose();
  };
  const { isBusy, failure, run } = useCeremonyChange({ failed: words.saveFailed, onDone: discard });
  useUnsavedWork(hasChanged);
  useKeptDraft(ceremony?.id ?? null, fields, hasChanged);
  useEffect(() => focusField(formRef.current, 'name'), []);

  const [create] = useState(beginCeremony);
  const known = useKnownCeremonies();
  const save = (draft: CeremonyDraft) => {
    if (ceremony === undefined) {
      return run({ call: () => create(api, draft, known), done: words.created });
    }
    run({ call: () => updateCeremony(api, ceremony, draft), done: words.updated });
  };

  return {
    formRef,
    fields,
    mistakes,
    isBusy,
    failure,
    isAsking: isAsking && hasChanged,
    change: (field, text) => {
      setFields((current) => ({ ...current, [field]: text }));
      setMistakes((current) => withoutMistake(current, field));
    },
    submit: () => {
      setAsking(false);
      const checked = checkForm(fields, ceremony === undefined ? todayOf(new Date()) : undefined);
      if (checked.status === 'valid') return save(checked.draft);
      setMistakes(checked.mistakes);
      focusField(formRef.current, firstMistaken(checked.mistakes));
    },
    leave: () => (hasChanged ? setAsking(true) : discard()),
    keepEditing: () => {
      setAsking(false);
      focusField(formRef.current, 'name');
    },
    discard,
  } satisfies CeremonyFormController;
}

const noCeremonies: readonly Ceremony[] = [];

function useKnownCeremonies(): readonly Ceremony[] {
  const list = useCeremonies();
  return list.status === 'ready' ? list.rows : noCeremonies;
}

/** Whatever ends the page, a dead token included, what was typed is there when the person is back. */
function useKeptDraft(ceremonyId: number | null, fields: CeremonyFields, hasChanged: boolean) {
  const { api } = useGraduation();
  const auth = useAuth();
  const [owner] = useState(() => draftOwner(api.baseUrl, auth.getSession()));
  const isKept = useRef(false);
  useEffect(() => {
    if (hasChanged) keepDraft(owner, { ceremonyId, fields });
    else if (isKept.current) dropDraft();
    isKept.current = hasChanged;
  }, [owner, ceremonyId, fields, hasChanged]);
}

function focusField(form: HTMLFormElement | null, field: CeremonyField | undefined): void {
  const control = field === undefined ? null : form?.elements.namedItem(field);
  if (control instanceof HTMLElement) control.focus();
}
