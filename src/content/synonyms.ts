import type { Synonyms } from './types';

/** What people in plants say instead of the names in `technologies.ts`: old names, parents, slang. */
export const synonyms: Synonyms[] = [
  { name: 'Allen-Bradley', also: ['Rockwell', 'AB'] },
  { name: 'Rockwell Automation', also: ['Allen-Bradley'] },
  { name: 'AVEVA', also: ['Wonderware'] },
  { name: 'AVEVA Plant SCADA (formerly Citect SCADA)', also: ['Vijeo Citect'] },
  { name: 'AVEVA System Platform', also: ['ArchestrA'] },
  { name: 'AVEVA Edge', also: ['InduSoft', 'InTouch Edge'] },
  { name: 'Proficy', also: ['GE Digital', 'GE Vernova', 'Intellution'] },
  { name: 'Phoenix Contact', also: ['PLCnext'] },
  { name: 'Schneider Electric', also: ['Telemecanique'] },
  { name: 'HiveMQ', also: ['MQTT broker'] },
  { name: 'Kepware', also: ['OPC UA server', 'OPC server'] },
  { name: 'Amazon Web Services', also: ['AWS'] },
  { name: 'SIMATIC controllers', also: ['PLC'] },
  { name: 'SIMATIC HMI', also: ['Touch panels'] },
  { name: 'SINAMICS drives', also: ['Micromaster'] },
  { name: 'PLCs & Controllers', also: ['PAC', 'Programmable logic controllers'] },
  { name: 'SCADA Systems', also: ['Historians'] },
  { name: 'Drives & Motion Control', also: ['VSD', 'VFD', 'Inverters', 'Servos'] },
  { name: 'HMI Solutions', also: ['Operator panels', 'Touchscreens'] },
  { name: 'Robotics & Vision Systems', also: ['Robots', 'Cobots', 'Cameras'] },
  { name: 'Industry 4.0 & IIOT', also: ['Gateways', 'Edge computing'] },
];
