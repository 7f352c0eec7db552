/** What is loaded when the line is near. */
export { LineStage } from './LineStage';
export { StationLinks } from './StationLinks';
