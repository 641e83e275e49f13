// planted: no-board-outside-the-client
export { board } from '@palio/catalogue/boards';
