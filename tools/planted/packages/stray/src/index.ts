// planted: no-layer
export { inner } from '@palio/kernel';
