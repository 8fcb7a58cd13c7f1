/** System colours, so that the panel is legible on any page; it is for developers, not for students. */
export const panelStyles = `
:host {
  all: initial;
  position: fixed;
  inset-block-end: 16px;
  inset-inline-end: 16px;
  z-index: 2147483647;
  color-scheme: light dark;
}
section {
  box-sizing: border-box;
  inline-size: min(440px, calc(100vw - 32px));
  max-block-size: min(70vh, 560px);
  overflow: auto;
  padding: 0 16px 16px;
  border: 1px solid GrayText;
  border-radius: 6px;
  background: Canvas;
  color: CanvasText;
  font: 400 15px/1.5 system-ui, sans-serif;
}
header { position: sticky; inset-block-start: 0; padding-block: 16px 12px; background: Canvas; }
h2 { margin: 0; padding-inline-end: 88px; font-size: 17px; }
header p { margin: 4px 0 0; }
button {
  position: absolute;
  inset-block-start: 12px;
  inset-inline-end: -4px;
  min-block-size: 32px;
  padding: 0 12px;
  border: 1px solid ButtonBorder;
  border-radius: 4px;
  background: ButtonFace;
  color: ButtonText;
  font: inherit;
  cursor: pointer;
}
button:focus-visible { outline: 2px solid Highlight; outline-offset: 2px; }
ul { margin: 0; padding: 0; list-style: none; }
li { padding: 10px 0 10px 12px; border-block-start: 1px solid GrayText; border-inline-start: 4px solid GrayText; }
li[data-severity='error'] { border-inline-start-color: light-dark(#a22517, #f3a594); }
li[data-severity='warning'] { border-inline-start-color: light-dark(#784a06, #e6bf70); }
em { display: block; font-size: 13px; font-style: normal; }
strong { display: block; font-weight: 600; overflow-wrap: anywhere; }
li p { margin: 2px 0 0; overflow-wrap: anywhere; }
`;
