import type { ServiceCard } from './types';

/** The flip cards of the home page: title to description on the front, `backText` on the back. */
export const services: ServiceCard[] = [
  {
    id: 'plc',
    imgSrc: 'services/plc',
    title: 'PLC',
    subtitle: 'Programmed, replaced, supported',
    description:
      'New control code, or a rewrite of an S5, PLC-5 or SLC 500, tested on the bench before it goes near your line.',
    backText:
      'You get commented code in IEC 61131-3 languages, an I/O list, a FAT with your people in the room and a SAT on site. In a migration, sound field wiring stays where it is, and a tested way back to the old controller stays in place until sign-off.',
  },
  {
    id: 'iiot',
    imgSrc: 'services/iiot',
    title: 'IIoT',
    subtitle: 'Machine data where you need it',
    description:
      'Counts, stops and temperatures from the controllers you already have, shown to the shift and kept for the audit.',
    backText:
      'We read PLCs over OPC UA or their own protocols, publish to an MQTT broker and buffer at the edge when the link drops. Delivered with a tag list, OEE with stop reasons your operators chose, and a path to the cloud segmented to IEC 62443.',
  },
  {
    id: 'hmi',
    imgSrc: 'services/hmi',
    title: 'HMI',
    subtitle: 'Screens read at a glance',
    description:
      'Panel screens laid out for gloved hands and a noisy hall: machine state, fault and next step on one page.',
    backText:
      'Screens follow ISA-101: grey when all is normal, colour when something needs a hand. Delivered with user levels, recipe pages and alarm texts that say what to check. Projects from obsolete panels are converted and tested against the PLC.',
  },
  {
    id: 'robotics',
    imgSrc: 'services/robotics',
    title: 'Robotics',
    subtitle: 'Palletising, picking and packing cells',
    description:
      'Robots from ABB, FANUC, KUKA and others, built into a cell with conveyors, guarding and signals to your line.',
    backText:
      'We simulate the cell, then check reach and rate with your product before anything is ordered. Delivered with gripper trials, pallet patterns your team can edit, a risk assessment that follows ISO 10218, FAT, SAT and training on every shift.',
  },
  {
    id: 'drives-motion',
    imgSrc: 'services/drives-motion',
    title: 'Drives & motion',
    subtitle: 'Speed, torque and position control',
    description:
      'Drives and servo axes sized, set up and tuned for conveyors, pumps, fillers, labellers and saws.',
    backText:
      'You receive sizing calculations, parameter files under version control, network control over PROFINET or EtherNet/IP, and safe torque off wired and verified. When we replace an obsolete drive, we record its behaviour before and after.',
  },
  {
    id: 'vision',
    imgSrc: 'services/vision',
    title: 'Vision',
    subtitle: 'Inspection and code reading',
    description:
      'Cameras that check labels, caps, fill height and date codes at line speed, and reject what fails.',
    backText:
      'We try your good and bad samples with real lenses and lighting before we quote. Delivered with a set of challenge samples, confirmation that each reject left the line, stored images of failures, and codes tied to batch and pallet for tracing.',
  },
  {
    id: 'safety',
    imgSrc: 'services/safety',
    title: 'Safety',
    subtitle: 'Assessed and validated',
    description:
      'Risk assessment, guarding and safety controls to AS/NZS 4024, on a machine that is still practical to run.',
    backText:
      'A risk assessment made with your operators comes first, then a safety requirements specification and a design verified to ISO 13849 or IEC 62061. We validate every safety function on site and hand you the file with calculations and test sheets.',
  },
  {
    id: 'scada',
    imgSrc: 'services/scada',
    title: 'SCADA',
    subtitle: 'Plant overview, alarms and history',
    description:
      'One view of process, CIP and utilities, with alarms worth reading and trends that go back far enough.',
    backText:
      'New systems and upgrades on Ignition, AVEVA Plant SCADA, WinCC or FactoryTalk View, run beside the old one until you sign. Scope covers alarm rationalisation to ISA-18.2, CIP and ISA-88 batch reports, user audit trails and a rehearsed restore.',
  },
];
