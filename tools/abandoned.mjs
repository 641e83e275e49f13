const LOOK_MS = 500;

/**
 * npm, told to end, ends the shell between it and us, and that shell passes nothing on: a server would go on without
 * anybody to stop it. Calls `end` once our parent is gone, until the returned function is called.
 */
export function whenAbandoned(end) {
  if (process.env.npm_lifecycle_event === undefined || process.platform === 'win32') return () => undefined;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    end();
  }, LOOK_MS);
  timer.unref();
  return () => clearInterval(timer);
}
