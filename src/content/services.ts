import type { ServiceCard } from './types';

/**
 * The flip cards of the home page: title to description on the front, `backText` on the back. The
 * description ends with the first thing one gets; `panel` is the category in `technologies.ts` that
 * "Learn More>" opens.
 */
export const services: ServiceCard[] = [
  {
    id: 'plc',
    imgSrc: 'services/plc',
    title: 'PLC',
    subtitle: 'Programmed and replaced',
    description: 'New code, or an old controller replaced. You get a tested way back.',
    backText:
      'IEC 61131-3 code with its I/O list, a FAT with your people and a SAT on site. Sound wiring stays, and the old controller until sign-off.',
    panel: 'PLCs & Controllers',
  },
  {
    id: 'iiot',
    imgSrc: 'services/iiot',
    title: 'IIoT',
    subtitle: 'Data from every machine',
    description:
      'Counts and stops from the controllers you have. You get OEE that the shift believes.',
    backText:
      'OPC UA or the controller’s own protocol, published over MQTT, buffered when the link drops. With a tag list, and your operators’ stop reasons.',
    panel: 'Industry 4.0 & IIOT',
  },
  {
    id: 'hmi',
    imgSrc: 'services/hmi',
    title: 'HMI',
    subtitle: 'Screens read at a glance',
    description: 'Panels for gloved hands and a noisy hall. You get alarms that say what to check.',
    backText:
      'Screens to ISA-101: grey when all is normal. With user levels and recipes; old panels are converted.',
    panel: 'HMI Solutions',
  },
  {
    id: 'robotics',
    imgSrc: 'services/robotics',
    title: 'Robotics',
    subtitle: 'Pick, pack and palletise',
    description:
      'Robots in a cell with conveyors and guarding. You get the rate proved before you order.',
    backText:
      'Simulated with your product first. With gripper trials, pallet patterns your team edits, a risk assessment to ISO 10218, and training on every shift.',
    panel: 'Robotics & Vision Systems',
  },
  {
    id: 'drives-motion',
    imgSrc: 'services/drives-motion',
    title: 'Drives & motion',
    subtitle: 'Speed, torque and position',
    description: 'Conveyors, pumps and fillers. You get parameter files that you can restore.',
    backText:
      'Sized by calculation, run over PROFINET or EtherNet/IP, safe torque off verified. A replaced drive’s behaviour is recorded before and after.',
    panel: 'Drives & Motion Control',
  },
  {
    id: 'vision',
    imgSrc: 'services/vision',
    title: 'Vision',
    subtitle: 'Inspection and code reading',
    description:
      'Labels, caps, levels and codes at line speed. You get proof that each reject left.',
    backText:
      'Your good and bad samples are tried before we quote. With stored images of failures, and codes tied to batch and pallet.',
    panel: 'Robotics & Vision Systems',
  },
  {
    id: 'safety',
    imgSrc: 'services/safety',
    title: 'Safety',
    subtitle: 'Assessed and validated',
    description:
      'Guarding and controls to AS/NZS 4024. You get a machine that is practical to run.',
    backText:
      'First a risk assessment with your operators, then a design verified to ISO 13849 or IEC 62061. Each function is validated on site; the file is yours.',
  },
  {
    id: 'scada',
    imgSrc: 'services/scada',
    title: 'SCADA',
    subtitle: 'Overview, alarms and history',
    description: 'One view of process and CIP. You get a restore that you have seen work.',
    backText:
      'Ignition, AVEVA Plant SCADA, WinCC or FactoryTalk View, beside the old system until you sign. With alarms to ISA-18.2, batch reports and audit trails.',
    panel: 'SCADA Systems',
  },
];
