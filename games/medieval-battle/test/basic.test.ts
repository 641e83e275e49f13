import { basicTests } from '@palio/game-tests';
import { medievalBattle } from '@palio/medieval-battle';

basicTests(medievalBattle, {
  games: 4,
  sampleEvery: 23,
  extra: [
    { map: 'S:B:II3:245:134', dismount: true },
    { size: 'large', map: 'L:A:I0+III0:12345:1234', dismount: true },
  ],
});
