import { NearbyPicture } from '../pictures/NearbyPicture';

/** The equipment of a panel, below its title; it decorates. */
export function PanelPicture({ name }: { name: string }) {
  return (
    <NearbyPicture
      name={name}
      kind="card"
      sizes="(min-width: 84rem) 22rem, 34vw"
      className="panel-picture aspect-[8/5] overflow-hidden"
    />
  );
}
