import { NearbyPicture } from '../pictures/NearbyPicture';

/** The equipment of a panel, below its title; it decorates. */
export function PanelPicture({ name }: { name: string }) {
  return (
    <NearbyPicture
      name={name}
      kind="card"
      alt=""
      sizes="(min-width: 84rem) 22rem, (min-width: 40rem) 20rem, calc(100vw - 2.5rem)"
      className="panel-picture aspect-[2/1] overflow-hidden sm:aspect-[8/5]"
      imgClassName="size-full object-cover"
    />
  );
}
