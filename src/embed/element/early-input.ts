/**
 * Hands over what a visitor typed or chose in a printed first screen before the widget ran: it is in its field, but the
 * widget has not seen it.
 */
export function handOverInput(place: HTMLElement): void {
  for (const field of place.querySelectorAll('input')) {
    if (field.checked !== field.defaultChecked) chooseAgain(field);
    else if (field.value !== field.defaultValue) typeAgain(field);
  }
}

function chooseAgain(field: HTMLInputElement): void {
  field.checked = !field.checked;
  field.click();
}

function typeAgain(field: HTMLInputElement): void {
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
