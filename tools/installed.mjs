// Is node_modules what package-lock.json says? Plain JavaScript: runs before anything is installed.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const stampPath = root => join(root, 'node_modules', '.palio-stamp');

export function installedAsLocked(root) {
  if (!existsSync(join(root, 'node_modules'))) return false;
  const stamp = stampPath(root);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lockHash(root)) return true;
  // A developer's `npm install` leaves no stamp of ours; npm's own notes tell as much, without a reinstall.
  if (!npmNotesMatch(root)) return false;
  writeStamp(root);
  return true;
}

export function writeStamp(root) {
  writeFileSync(stampPath(root), lockHash(root));
}

export function removeStamp(root) {
  rmSync(stampPath(root), { force: true });
}

function lockHash(root) {
  const hash = createHash('sha256');
  for (const file of ['package-lock.json', 'package.json']) hash.update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

/** Compares the lock with node_modules/.package-lock.json, which npm writes when an install is complete. */
function npmNotesMatch(root) {
  const notes = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(notes)) return false;
  const locked = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  const installed = JSON.parse(readFileSync(notes, 'utf8')).packages;
  if (!manifestIsLocked(root, locked[''])) return false;
  return Object.entries(locked).every(([path, wanted]) => {
    if (!path.includes('node_modules/')) return true;
    const present = installed[path];
    // Optional packages for other platforms are locked, but not installed.
    if (present === undefined) return wanted.optional === true || wanted.devOptional === true;
    return present.version === wanted.version && present.integrity === wanted.integrity;
  });
}

function manifestIsLocked(root, locked) {
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return ['dependencies', 'devDependencies'].every(
    kind => JSON.stringify(sorted(manifest[kind])) === JSON.stringify(sorted(locked?.[kind])),
  );
}

const sorted = dependencies => Object.entries(dependencies ?? {}).toSorted(([a], [b]) => (a < b ? -1 : 1));
