/**
 * A file's page can open between two workers of the fake API: the last one is still registered, and controls the page no
 * more. MSW then loads the page anew, and Vitest takes that for a fault.
 */
if (navigator.serviceWorker.controller === null) {
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
}
