import { plural } from '../../plural.ts';

export const hall = {
  hall: {
    title: 'Hall of fame',
    games: 'Games',
    among: 'Who is ranked',
    everybody: 'Everybody',
    friends: 'My friends',
    finished: (count: number) => plural(count, 'public game finished', 'public games finished'),
    rated: (count: number) => plural(count, 'person with a rating', 'people with a rating'),
    ranked: (count: number) => `${count} ranked`,
    rule: (least: number) =>
      `Ranked by their rating are members who have finished at least ${least} rated games. Equal ratings share a place.`,
    placeOf: (place: number, of: number) => `You are number ${place} of ${of}`,
    placeAmongFriends: (place: number) => `You are number ${place} among your friends`,
    placeIs: (place: number) => `Number ${place}`,
    show: 'Show me in the list',
    toTop: 'From number 1 on',
    more: 'Show more',
    missing: (count: number) =>
      `You have no place yet: finish ${plural(count, 'more rated game', 'more rated games')} to earn one.`,
    guest: 'Guests are not ranked. With an account you can play rated games and earn a place.',
    open: 'Open a rated table',
    empty: 'Nobody has a place here yet.',
    emptyFriends: 'Neither you nor any of your friends has a place here yet.',
    howTo: (least: number) =>
      `Whoever finishes ${plural(least, 'rated game', 'rated games')} against other members has one: open a rated table and invite somebody.`,
    best: 'The best three',
    list: (title: string) => `Ranking: ${title}`,
    place: 'Place',
    name: 'Name',
    last: 'Last rated game',
    score: (games: number, wins: number) => `${plural(games, 'game', 'games')}, ${wins} won`,
    you: 'you',
  },
};
