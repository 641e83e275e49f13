// planted: cli-imports, game-tests-only-in-tests, no-development-package
export { basicTests } from '@palio/game-tests';
