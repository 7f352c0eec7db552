/** Everything that is loaded when the line is near. */
export { LineLists } from './LineLists';
export { LineStage } from './LineStage';
export { StationLinks } from './StationLinks';
