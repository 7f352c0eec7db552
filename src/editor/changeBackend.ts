import type { Backend } from './decap';

/** Changes a backend of Decap once there is one: its name stays, by which Decap knows what it can do. */
export function changeBackend(name: string, change: (backend: Backend) => Backend): void {
  const registered = window.CMS.getBackend(name);
  const { init } = registered;
  registered.init = (config, options) => change(init(config, options));
}
