// planted: cli-imports
export { rules } from '@palio/alpha';
