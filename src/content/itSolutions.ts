import type { ItSolutions } from './types';

/** The IT Solutions page: its heading and its four panels. */
export const itSolutions: ItSolutions = {
  title: 'IT Solutions',
  sections: [
    {
      title: 'Web',
      description:
        'Web applications for the floor and the office, tied to the signals of your plant. They run in a browser, so there is nothing to install at the line.',
      work: {
        build: 'dashboards, records and forms, in TypeScript and .NET',
        support: 'updates outside running hours, agreed with your planner',
        migrate: 'paper, spreadsheets and Access forms',
      },
      items: [
        'Production dashboards that run on the panel PC at the line',
        'OEE and downtime pages where operators pick the stop reason in two taps',
        'Batch and CIP records with electronic sign-off and an audit trail',
        'Traceability look-ups from pallet label back to tank, silo or bin',
        'Shift handover and maintenance request forms that work on a phone',
        'Label and date code management, with changes checked by a second person',
        'Sign-in with the Microsoft accounts your staff already have',
      ],
    },
    {
      title: 'Open Source',
      description:
        'Where a widely used open-source tool does the job, we use it and you avoid a licence per tag or per seat.',
      work: {
        build: 'flows, brokers, trends and edge computers',
        support: 'patches and documents that another integrator can follow',
        migrate: 'tools that charge per tag or per seat',
      },
      items: [
        'Node-RED flows that join a weighbridge, a printer and a PLC',
        'Eclipse Mosquitto brokers for MQTT inside the plant network',
        'Grafana trends and alerts on temperatures, pressures and energy',
        'Linux edge computers set up from a script, so a spare is ready the same day',
        'Docker containers that run alike on the test bench and at the site',
        'Git repositories for PLC, HMI and application code, with a reviewed history',
        'Gateways written against open OPC UA and Modbus libraries',
      ],
    },
    {
      title: 'Azure/Cloud',
      description:
        'Plant data in Microsoft Azure or AWS, sent outwards only. The line keeps running whether or not the internet does.',
      work: {
        build: 'the way out of the plant, buffered while the link is down',
        support: 'running costs, access and updates, reviewed each month',
        migrate: 'a server under a desk, or another cloud',
      },
      items: [
        'Azure IoT Hub and AWS IoT SiteWise fed from edge gateways over MQTT',
        'Store-and-forward at the edge, so an outage leaves no gap in the record',
        'Reports in Power BI that compare lines, shifts and sites on the same definitions',
        'Networks segmented to IEC 62443, with a DMZ between the plant and the cloud',
        'Remote access for each named person, approved by the site and logged',
        'Off-site backups of PLC programs, recipes and SCADA projects',
        'Monthly running costs estimated before the build',
      ],
    },
    {
      title: 'Database',
      description:
        'Databases that hold process history, batches and quality results for as long as your auditor asks.',
      work: {
        build: 'historians and batch databases, to ISA-88 and ISA-95',
        support: 'backups, with a restore carried out while you watch',
        migrate: 'your present database, to Azure, AWS or a new server',
      },
      items: [
        'Process historians on SQL Server, PostgreSQL with TimescaleDB, or InfluxDB',
        'Batch models to ISA-88 and production data structured to ISA-95',
        'Links between the line and your ERP for orders, consumption and finished stock',
        'Records kept for MPI programmes and FDA 21 CFR Part 11, with user and time',
        'Migration of Access files and spreadsheets that grew into production systems',
        'Slow reports traced to their queries and indexes, then fixed',
        'Old and new side by side, until you agree to switch the old one off',
      ],
    },
  ],
};
