// The site's own banner. Storage may be forbidden; then the banner comes back on the next page.
const banner = document.querySelector('.aviso-cookies');
const key = 'cookies-aceptadas';

function remembered() {
  try {
    return localStorage.getItem(key) === '1';
  } catch {
    return false;
  }
}

function remember() {
  try {
    localStorage.setItem(key, '1');
  } catch {
    // Nothing to do: it will be asked again.
  }
}

banner.hidden = remembered();
banner.querySelector('button').addEventListener('click', () => {
  banner.hidden = true;
  remember();
});
