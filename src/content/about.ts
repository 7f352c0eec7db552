import { company } from './company';
import type { About } from './types';

/** The About page: its heading, its introduction and its five sections. */
export const about: About = {
  title: 'Engineers who stay until the line runs',
  img: 'about/company',
  introduction: [
    `${company.name} was founded in ${company.address.city} in ${company.founded} by control engineers who wanted to see their projects through to production. We design, program, commission and support control systems, machine safety and plant software for manufacturers and food and beverage producers throughout New Zealand, on the equipment they have or the equipment they choose.`,
    'We make no hardware. That leaves us free to say when a repair is enough, when a controller has to go, and which make your own electricians will be able to look after. The engineer who writes the functional description also stands at the line during commissioning, and is on the phone for the first production runs afterwards.',
  ],
  sections: [
    {
      id: 'industrial-automation',
      img: 'about/industrial-automation',
      title: 'Industrial automation',
      paragraphs: [
        'A job starts with a functional description that production, maintenance and quality have all read and signed, because most late changes come from a question nobody asked. Then come electrical drawings, PLC and HMI code, and panels built to our drawings by a panel shop. At the factory acceptance test your operators press the buttons and try to break it. The site acceptance test repeats every check on the real plant, with your product.',
        'Much of our work is on plants that already run. We survey a SIMATIC S5, PLC-5 or SLC 500 installation, read out what is really in it, and plan the change around your season, your CIP windows and the shutdown you have. New code is proved against a simulation first. On changeover day there is an hourly plan, a name beside each step, and an agreed time to go back to the old controller if the tests have not passed.',
        'Machine safety is designed with the control system, not added to it. The risk assessment is made with the people who clean, clear and repair the machine, before the layout is fixed. Safety functions are specified, verified to ISO 13849 or IEC 62061 and validated one by one on site, in line with AS/NZS 4024. You keep the file: assessment, calculations, circuit drawings, test sheets and the list of what must be checked again each year.',
      ],
      points: [
        'FAT and SAT protocols agreed before the code is written',
        'Migration of legacy controllers with a tested way back',
        'Safety functions verified by calculation and validated on the machine',
        'Alarm rationalisation to ISA-18.2, with a reason and an action for each alarm',
        'Training for operators and electricians, on their own shifts',
      ],
    },
    {
      id: 'software-devops',
      img: 'about/software-devops',
      title: 'Software development and DevOps',
      paragraphs: [
        'Between the PLC and the ERP there is usually a gap filled with clipboards and spreadsheets. We write the software for that gap: batch records, label control, downtime logging, traceability, and the interfaces that carry orders down to the line and results back up. Operators see the first screens early and on their own panel, so that the order of the buttons matches the order of the work.',
        'Plant code gets the same care as any other software. PLC, HMI, robot and application projects are kept in version control, and a second engineer reviews each change before it is released. Automated tests run the application against a simulated line. Releases are numbered, installed by script and can be rolled back, so the version on site is the version that was tested.',
        'After handover the repository is yours, together with the build instructions and the licences, and the credentials handed over securely. We schedule updates with your production planner and apply them outside running hours. If another integrator takes over one day, they can open the project, build it and see from the history why each change was made, who asked for it and who approved it.',
      ],
      points: [
        'Batch, CIP and label records with sign-off and audit trail',
        'Interfaces between line control, MES and ERP to ISA-95',
        'Version control for PLC, HMI, robot and drive projects',
        'Automated tests against a simulated line before each release',
        'Source code, build instructions and licences in your name',
      ],
    },
    {
      id: 'cloud-database',
      img: 'about/cloud-database',
      title: 'Cloud and database',
      paragraphs: [
        'Data leaves the plant in one direction and through one door. Controllers are read over OPC UA or their own protocol, values go to an MQTT broker in a zone of its own, and only that zone talks to the cloud. The zones and the rules between them follow IEC 62443 and are drawn on one page that your IT department can check. If the link drops, the edge computer stores the values and sends them later.',
        'What is stored is decided with the people who will use it. A production manager needs stops, speeds and rejects by shift; an auditor needs the pasteuriser temperature for one batch last March; an energy manager needs steam, air and chilled water per tonne. We agree the definitions first, then the tags, so that OEE on the screen at the line and OEE in the monthly report are the same figure.',
        'Databases are planned for the years the records must be kept, with the growth estimated and the storage cost written down. Backups run by themselves, are copied off site and are tested: during acceptance we delete a test copy and bring it back from the backup in front of you. Old historians and Access databases are moved across with a count of records before and after, and the old one stays readable until you agree to switch it off.',
      ],
      points: [
        'MQTT and OPC UA from the line to Azure, AWS or a server on site',
        'Historians, batch databases and reports built on shared definitions',
        'Network zones and conduits to IEC 62443',
        'Electronic records for MPI and FDA requirements',
        'Restores rehearsed during acceptance and at agreed intervals',
      ],
    },
    {
      id: 'business-verticals',
      img: 'about/business-verticals',
      title: 'Business verticals',
      paragraphs: [
        'In dairy, brewing and wine the work is mostly process: reception, pasteurising, fermentation, blending, filtration and the CIP that ties them together. We build batch control to ISA-88, so a recipe can be changed without touching the code beneath it, and record each CIP step with its time, temperature, flow and conductivity. Projects are fitted to the season, since neither milk nor grapes will wait for a delayed commissioning.',
        'In bottling, baking, meat and fruit packing, the work is mostly movement: fillers, labellers, graders, saws, conveyors, palletisers and the gaps between them. We tune the line as a whole, with accumulation and speed control that let one machine recover before the next one stops. Washdown, cold rooms and short product runs are assumed from the first drawing, and cleaning access is part of the safety assessment.',
        'Water, timber and pharmaceutical sites ask for other things. A water plant needs telemetry, unattended running and alarms that reach the right person at night. A sawmill needs fast positioning in dust and vibration, with isolation that crews will use. A pharmaceutical plant needs qualification documents, access control and an audit trail that stands up to inspection. The methods are shared, and the documents are fitted to each regulator.',
      ],
      points: [
        'Dairy, brewing and wine: batch, fermentation and CIP control',
        'Bottling and baking: fillers, labellers, ovens and line control',
        'Meat and fruit: washdown areas, grading, packing and cold stores',
        'Timber: positioning, drives and guarding on saw and planer lines',
        'Water: telemetry, pump stations and treatment plants',
        'Pharmaceuticals: qualification support and electronic records',
      ],
    },
    {
      id: 'technical-capabilities',
      img: 'about/technical-capabilities',
      title: 'Technical capabilities',
      paragraphs: [
        'We program controllers from Siemens, Allen-Bradley, Schneider Electric, Omron, Mitsubishi Electric and Beckhoff, among others, and the drives, panels, robots and cameras that go with them. Code is written in the IEC 61131-3 languages, usually structured text for calculations and ladder for what an electrician will read at night. Names, structure and comments follow your site standard; if there is none, we write one with you.',
        'Networks are part of the job. We lay out PROFINET, EtherNet/IP, EtherCAT, Modbus TCP and IO-Link, and still look after PROFIBUS, DeviceNet and serial links where they earn their place. Before commissioning we record switch settings, addresses, firmware and cable tests. Afterwards you have a drawing that shows what is connected to what, and a saved copy of every managed switch’s configuration.',
        'Each project ends with a handover pack: drawings as built, code with its comments, parameter files, the alarm list, the safety file, test records, a spare parts list with lead times, and a note of the parts their makers have announced they will discontinue. Your electricians go through it with us at the panel. Support afterwards is by telephone, over a logged remote connection you approve, or on site.',
      ],
      points: [
        'Control: PLC, safety PLC, motion and robot programming',
        'Electrical: design, drawings, panel specification and inspection',
        'Visualisation: HMI and SCADA to ISA-101',
        'Vision: inspection, code reading and robot guidance',
        'Networks: fieldbus, industrial Ethernet and secure remote access',
        'Lifecycle: obsolescence surveys, spares lists and backups',
      ],
    },
  ],
};
