export const consoleFormEnglish = {
  changedElsewhere: 'Someone else changed it meanwhile: “{value}”',
  emptiedElsewhere: 'Someone else cleared it meanwhile',
  takenElsewhere: 'Someone else changed it meanwhile. It used to say “{former}”',
  filledElsewhere: 'Someone else filled it in meanwhile',
};
