import type { WidgetKind } from '../widgets/widget-kinds.ts';
import { developerConsole } from './developer-console.ts';
import { createShadow } from './element-shadow.ts';
import { elementWords } from './element-words.ts';
import type { Stage, Trouble } from './stage.ts';
import { troubleNotice } from './trouble-notice.ts';

/** A stage with what only its element may do. */
export interface StageHands extends Stage {
  /** Takes a notice of trouble away. */
  clearTrouble(): void;
  /** The widget is gone: what stands between the tags is shown again. */
  conceal(): void;
}

interface StageOwner {
  readonly retry: () => void;
}

interface StagedElement extends HTMLElement {
  readonly properties: ReadonlyMap<string, unknown>;
}

/** Sets the stage for an element, at the first time it stands in a page. */
export function createStage(
  element: StagedElement,
  kind: WidgetKind,
  { retry }: StageOwner,
): StageHands {
  const isLight = element.getAttribute('isolation') === 'light';
  const shadow = createShadow(element, isLight);
  const say = (trouble: Trouble | undefined) => {
    const notice =
      trouble === undefined ? [] : [troubleNotice(trouble, elementWords(element), retry)];
    shadow.notices.replaceChildren(...notice);
  };

  return {
    element,
    isLight,
    shadow: shadow.root,
    surface: shadow.surface,
    overlays: shadow.overlays,
    developer: developerConsole(kind.tag),
    // Under a policy that came as a header, browsers empty the attribute and keep the nonce in the property.
    attribute: (name) =>
      (name === 'nonce' ? element.nonce : element.getAttribute(name)) ?? undefined,
    property: (name) => element.properties.get(name),
    reveal: () => {
      say(undefined);
      shadow.fallback.remove();
    },
    conceal: () => shadow.root.append(shadow.fallback),
    clearTrouble: () => say(undefined),
    tell: say,
  };
}
