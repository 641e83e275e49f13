/** Whether a newer version waits to take over. */
let waiting: ServiceWorker | undefined = $state.raw();

export const newerVersionWaits = (): boolean => waiting !== undefined;

function watch(registration: ServiceWorkerRegistration): void {
  const note = (): void => {
    // Without a controller this is the first visit, not a newer version.
    if (registration.waiting !== null && navigator.serviceWorker.controller !== null)
      waiting = registration.waiting;
  };
  note();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', note);
  });
}

/** Makes the app work without a network from the next visit on. A browser that cannot simply stays online. */
export async function keepOffline(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  try {
    watch(await navigator.serviceWorker.register('/service-worker.js', { scope: '/' }));
  } catch (cause) {
    console.warn('The service worker could not be registered.', cause);
  }
}

/** The newer version takes over; every open page of the old one would miss its files, so this one reloads. */
export function useNewerVersion(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting?.postMessage('take-over');
}
