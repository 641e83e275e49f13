import { describe, expect, it } from 'vitest';
import { addressOf, isSamePage, parseRoute, type Route } from '../src/router/routes.ts';

const ROUTES: readonly (readonly [string, Route])[] = [
  ['/', { page: 'home' }],
  ['/new/medieval-battle', { page: 'new', game: 'medieval-battle' }],
  ['/play/0a1b', { page: 'play', id: '0a1b' }],
  ['/replay', { page: 'replay' }],
  ['/replay/0a1b', { page: 'replay', id: '0a1b' }],
  ['/replay/0a1b?at=12', { page: 'replay', id: '0a1b', at: 12 }],
  ['/replay/0a1b/analysis', { page: 'replay', id: '0a1b', analysis: true }],
  ['/rules/medieval-battle', { page: 'rules', game: 'medieval-battle' }],
  ['/rules/medieval-battle/MB-7.6', { page: 'rules', game: 'medieval-battle', rule: 'MB-7.6' }],
  ['/learn/tadmor', { page: 'learn', game: 'tadmor' }],
  ['/settings', { page: 'settings' }],
  ['/credits', { page: 'credits' }],
  ['/lobby', { page: 'lobby' }],
  ['/lobby/watch', { page: 'lobby', tab: 'watch' }],
  ['/new/tadmor/online', { page: 'new-table', game: 'tadmor' }],
  ['/new/tadmor/online?invite=Ada', { page: 'new-table', game: 'tadmor', invite: 'Ada' }],
  ['/new/tadmor/online?rated=yes', { page: 'new-table', game: 'tadmor', rated: true }],
  [
    '/new/tadmor/online?invite=Ada&rated=yes',
    { page: 'new-table', game: 'tadmor', invite: 'Ada', rated: true },
  ],
  ['/hall', { page: 'hall' }],
  ['/hall/tadmor', { page: 'hall', game: 'tadmor' }],
  ['/g/0a1b2c3d', { page: 'table', id: '0a1b2c3d' }],
  ['/g/0a1b2c3d/17', { page: 'table', id: '0a1b2c3d', at: 17 }],
  ['/g/0a1b2c3d/analysis', { page: 'table', id: '0a1b2c3d', at: 0, analysis: true }],
  ['/watch/-_0a1b2c3d', { page: 'watch', token: '-_0a1b2c3d' }],
  ['/mail/-_0a1b2c3d', { page: 'mail', token: '-_0a1b2c3d' }],
  ['/letters/-_0a1b2c3d', { page: 'letters', token: '-_0a1b2c3d' }],
  ['/u/_Ada-1', { page: 'person', name: '_Ada-1' }],
  ['/u/Niccol%C3%B2', { page: 'person', name: 'Niccolò' }],
  ['/sign-in', { page: 'sign-in' }],
  ['/sign-in?then=%2Fg%2F0a1b2c3d', { page: 'sign-in', then: '/g/0a1b2c3d' }],
  ['/friends', { page: 'friends' }],
  ['/account', { page: 'account' }],
  ['/admin', { page: 'admin' }],
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
    '/lobby/elsewhere',
    '/u',
    '/hall/chess',
    '/g/a/b',
    '/new/tadmor/offline',
  ])('%s is no page', path => {
    expect(parseRoute(path)).toEqual({ page: 'unknown', path });
    expect(addressOf({ page: 'unknown', path })).toBe(path);
  });

  it('ignores a moment that is no number', () => {
    expect(parseRoute('/replay/a', '?at=soon')).toEqual({ page: 'replay', id: 'a' });
    expect(parseRoute('/replay/a', '?at=-1')).toEqual({ page: 'replay', id: 'a' });
  });

  it('leads to no page of others after signing in', () => {
    for (const then of [
      'https://elsewhere.example/',
      '//elsewhere.example',
      'javascript:alert(1)',
      '/nowhere',
    ])
      expect(parseRoute('/sign-in', `?then=${encodeURIComponent(then)}`)).toEqual({ page: 'sign-in' });
  });

  it('reads the moment of a table from the query too', () => {
    expect(parseRoute('/g/a', '?at=5')).toEqual({ page: 'table', id: 'a', at: 5 });
  });

  it('knows other ways to the same pages', () => {
    expect(parseRoute('/g/0a1b2c3d/replay')).toEqual({ page: 'table', id: '0a1b2c3d', at: 0 });
    expect(parseRoute('/play/tadmor')).toEqual({ page: 'new', game: 'tadmor' });
  });

  it('leaves files to the server', () => {
    expect(parseRoute('/g/0a1b2c3d.json').page).toBe('unknown');
  });

  it('forgives a slash at the end', () => {
    expect(parseRoute('/settings/')).toEqual({ page: 'settings' });
  });

  it('knows when only the place in a page changes', () => {
    expect(isSamePage(parseRoute('/rules/a/MB-1'), parseRoute('/rules/a/MB-2'))).toBe(true);
    expect(isSamePage(parseRoute('/rules/a'), parseRoute('/rules/b'))).toBe(false);
    expect(isSamePage(parseRoute('/replay/a', 'at=1'), parseRoute('/replay/a', 'at=2'))).toBe(true);
    expect(isSamePage(parseRoute('/hall'), parseRoute('/hall/tadmor'))).toBe(true);
    expect(isSamePage(parseRoute('/'), parseRoute('/settings'))).toBe(false);
  });
});
