import { describe, expect, it } from 'vitest';
import { addressOf, isSamePage, parseRoute, type Route } from '../src/router/routes.ts';

const ROUTES: readonly (readonly [string, Route])[] = [
  ['/', { page: 'home' }],
  ['/new/medieval-battle', { page: 'new', game: 'medieval-battle' }],
  ['/play/0a1b', { page: 'play', id: '0a1b' }],
  ['/replay', { page: 'replay' }],
  ['/replay/0a1b', { page: 'replay', id: '0a1b' }],
  ['/replay/0a1b?at=12', { page: 'replay', id: '0a1b', at: 12 }],
  ['/rules/medieval-battle', { page: 'rules', game: 'medieval-battle' }],
  ['/rules/medieval-battle/MB-7.6', { page: 'rules', game: 'medieval-battle', rule: 'MB-7.6' }],
  ['/learn/tadmor', { page: 'learn', game: 'tadmor' }],
  ['/settings', { page: 'settings' }],
  ['/credits', { page: 'credits' }],
];

describe('addresses', () => {
  it.each(ROUTES)('%s leads to its page and back', (address, route) => {
    const [path = '', search = ''] = address.split('?');
    expect(parseRoute(path, search)).toEqual(route);
    expect(addressOf(route)).toBe(address);
  });

  it.each([
    '/nowhere',
    '/new',
    '/play',
    '/rules',
    '/settings/more',
    '/play/a/b',
    '/rules/a/b/c',
    '/play/%00',
    '/play/%E0',
    '/play/../x',
    '/play/a b',
  ])('%s is no page', path => {
    expect(parseRoute(path)).toEqual({ page: 'unknown', path });
    expect(addressOf({ page: 'unknown', path })).toBe(path);
  });

  it('ignores a moment that is no number', () => {
    expect(parseRoute('/replay/a', '?at=soon')).toEqual({ page: 'replay', id: 'a' });
    expect(parseRoute('/replay/a', '?at=-1')).toEqual({ page: 'replay', id: 'a' });
  });

  it('forgives a slash at the end', () => {
    expect(parseRoute('/settings/')).toEqual({ page: 'settings' });
  });

  it('knows when only the place in a page changes', () => {
    expect(isSamePage(parseRoute('/rules/a/MB-1'), parseRoute('/rules/a/MB-2'))).toBe(true);
    expect(isSamePage(parseRoute('/rules/a'), parseRoute('/rules/b'))).toBe(false);
    expect(isSamePage(parseRoute('/replay/a', 'at=1'), parseRoute('/replay/a', 'at=2'))).toBe(true);
    expect(isSamePage(parseRoute('/'), parseRoute('/settings'))).toBe(false);
  });
});
