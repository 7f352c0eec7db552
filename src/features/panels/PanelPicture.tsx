import { NearbyPicture } from '../pictures/NearbyPicture';

/** The decorative picture of a panel's equipment, below its title. */
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
