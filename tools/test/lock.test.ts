import { expect, test } from 'vitest';

import { missingPackages, packagesNamingAHost } from '../lock.ts';

test('binary packages of other platforms that the lock lacks are found', () => {
  const packages = {
    'node_modules/tool': {
      version: '1.2.3',
      dev: true,
      optionalDependencies: {
        '@tool/linux-x64-gnu': '1.2.3',
        '@tool/linux-arm-musleabihf': '1.2.3',
        '@tool/win32-x64': '1.2.3',
        'any-version': '^2.0.0',
      },
    },
    'node_modules/@tool/linux-x64-gnu': { version: '1.2.3', optional: true },
  };
  const added = { version: '1.2.3', dev: true, optional: true };
  expect(missingPackages(packages)).toEqual({
    'node_modules/@tool/linux-arm-musleabihf': { ...added, cpu: ['arm'], libc: ['musl'], os: ['linux'] },
    'node_modules/@tool/win32-x64': { ...added, cpu: ['x64'], os: ['win32'] },
  });
});

test('a registry host in the lock is found, a link to a workspace is none', () => {
  const packages = {
    'node_modules/@palio/kernel': { resolved: 'packages/kernel', link: true },
    'node_modules/tool': { version: '1.2.3', resolved: 'https://registry.example.org/tool.tgz' },
  };
  expect(packagesNamingAHost(packages)).toEqual(['node_modules/tool']);
});
