import { company } from './company';
import type { About } from './types';

/** The About page: its heading, how a job runs, and its five sections. */
export const about: About = {
  title: 'Engineers who stay until the line runs',
  img: 'about/company',
  introduction: [
    `${company.name} was founded in ${company.address.city} in ${company.founded} by control engineers who wanted to see projects through. Whoever writes the functional description also stands at the line.`,
    'We make no hardware, so we are free to say when a repair is enough, and which make your own electricians can look after.',
  ],
  jobsLink: 'Three jobs, with their figures',
  timeline: {
    id: 'how-a-job-runs',
    title: 'How a job runs',
    introduction: 'Seven steps, and what you hold in your hands after each.',
    result: 'You hold',
    steps: [
      {
        title: 'Functional description',
        text: 'Production, maintenance and quality read and sign it: late changes are questions nobody asked.',
        result: 'what the line will do, in your words',
      },
      {
        title: 'Drawings and code',
        text: 'Reviewed by a second engineer, and run against a simulated line.',
        result: 'drawings and an I/O list to mark up',
      },
      {
        title: 'Factory acceptance test',
        text: 'Your operators try to break it, on the bench.',
        result: 'a signed list of open points',
      },
      {
        title: 'Changeover',
        text: 'Hour by hour, with a time to turn back.',
        result: 'the plan, a week before',
      },
      {
        title: 'Site acceptance test',
        text: 'Every check again, with your product.',
        result: 'test sheets and the safety file',
      },
      {
        title: 'First production',
        text: 'Whoever wrote the code stands at the line.',
        result: 'trained operators and electricians',
      },
      {
        title: 'Support',
        text: 'By telephone, remotely or on site.',
        result: 'the handover pack and the repository',
      },
    ],
  },
  sections: [
    {
      id: 'industrial-automation',
      title: 'Industrial automation',
      paragraphs: [
        'Most of our work is on plants that already run. We read out what is really in an old controller and plan the change around your season. On the day everybody works from one sheet.',
        'Each safety function is verified to ISO 13849 or IEC 62061 and validated on site, in line with AS/NZS 4024. You keep the file.',
      ],
      plan: {
        title: 'A changeover by the hour',
        rows: [
          {
            time: 'Fri 18:00',
            what: 'Line stops; last backup of the old controller',
            who: 'Shift lead',
          },
          {
            time: '20:00',
            what: 'Old rack out, new one in, field wiring stays',
            who: 'Electricians',
          },
          { time: 'Sat 06:00', what: '412 points checked one by one', who: 'Controls lead' },
          { time: '16:00', what: 'Dry run, then water', who: 'Operators' },
          {
            time: '20:00',
            what: 'Passed: go on. Not passed: back to the old rack',
            who: 'You decide',
            decision: true,
          },
          { time: 'Sun 08:00', what: 'Your product, at rate', who: 'Everybody' },
        ],
      },
      points: [
        'FAT and SAT agreed before the code',
        'A tested way back, until you sign',
        'An action for each alarm (ISA-18.2)',
      ],
      action: { topic: 'a changeover' },
    },
    {
      id: 'software-devops',
      title: 'Software development and DevOps',
      paragraphs: [
        'Between the PLC and the ERP there is usually a gap filled with clipboards and spreadsheets. We write the software for that gap, and give plant code the same care: version control, a second pair of eyes, tests against a simulated line.',
      ],
      promise: {
        title: 'The repository is yours.',
        text: 'Source, licences and credentials are in your name. Another integrator can open the project, build it, and see who approved each change, and why.',
      },
      points: [
        'Batch, CIP and label records, signed',
        'Line, MES and ERP joined to ISA-95',
        'Updates outside running hours',
      ],
      action: { text: 'See our IT solutions', page: 'itsolutions' },
    },
    {
      id: 'cloud-database',
      img: 'about/cloud-database',
      title: 'Cloud and database',
      paragraphs: [
        'Your data leaves the plant in one direction, through one door that your IT department can check. It stays yours: in your subscription or on your server.',
        'We move databases to Azure, AWS or a new server and count the records before and after. Then we delete a test copy and restore it in front of you.',
      ],
      flow: {
        title: 'The way of a value',
        steps: [
          'Controller',
          'OPC UA',
          'Broker in its own zone',
          'Buffer while the link is down',
          'Cloud or server',
        ],
      },
      points: [
        'Historians and batch databases',
        'Network zones to IEC 62443',
        'Electronic records for MPI and FDA',
      ],
      action: { topic: 'moving a database' },
      more: { text: 'How we look after data', page: 'itsolutions' },
    },
    {
      id: 'business-verticals',
      img: 'about/business-verticals',
      title: 'Business verticals',
      paragraphs: ['The methods are shared; the season, the washdown and the regulator are not.'],
      fields: [
        {
          title: 'Dairy, brewing and wine',
          text: 'Batches to ISA-88, and each CIP step on record.',
        },
        {
          title: 'Bottling and baking',
          text: 'Speed and buffers that let one machine recover before the next stops.',
        },
        { title: 'Meat and fruit', text: 'Washdown, cold rooms, grading and short runs.' },
        {
          title: 'Timber',
          text: 'Fast axes in dust, and isolation that crews will use.',
        },
        {
          title: 'Water',
          text: 'Alarms that reach the right person at night.',
        },
        {
          title: 'Pharmaceuticals',
          text: 'Qualification, and an audit trail that stands up to inspection.',
        },
      ],
      points: [],
      action: { topic: 'our plant' },
    },
    {
      id: 'technical-capabilities',
      img: 'about/technical-capabilities',
      title: 'Technical capabilities',
      paragraphs: [
        'Structured text for calculations, ladder for what an electrician will read at night.',
      ],
      fields: [
        { title: 'Control', text: 'PLC, safety, motion and robots' },
        { title: 'Electrical', text: 'Design, drawings and panels' },
        { title: 'Visualisation', text: 'HMI and SCADA to ISA-101' },
        { title: 'Vision', text: 'Inspection, code reading, robot guidance' },
        { title: 'Networks', text: 'PROFINET, EtherNet/IP, EtherCAT, IO-Link' },
        { title: 'Lifecycle', text: 'Obsolescence surveys, spares lists, backups' },
      ],
      points: [],
      action: { text: 'Find your make and model', page: 'technologies' },
    },
  ],
};
