/** What the page says about steps and recordings, in English. */
export const english = {
  recordingStep: 'Recording: step {step} of {of}', stepOf: 'Step {step} of {of}', stepOfNamed: 'Step {step} of {of}: {label}',
  responseTo: 'response to {request}', recordedSession: 'Recording', step: 'Step', previousStep: 'Previous step', nextStep: 'Next step',
  backToNow: 'Back to now', showDevice: 'Show the device', nowAgain: 'Back to now', continueHere: 'Continue from here',
  continueStep: 'Continue from step {step}', sameFaults: 'With the same faults ({count})',
  withoutFaults: 'Without faults', faultsAsSet: 'With the faults set now ({count})',
  faultsForBranch: 'For the session that continues from here. This one does not change.',
  onlyLooks: 'This is an earlier step. Press “Continue from here” to use the app.',
  play: 'Play', stopPlaying: 'Stop', speed: 'Speed', speed_1: '1×', speed_4: '4×', speed_idle: 'Skip idle time',
  before: 'Before', beforeNote: 'Shows the screen before this step, while held (B)',
  stepNotShown: 'Could not show this step: {detail}', notContinued: 'Could not continue from here: {detail}',
  whatChanged: 'What changed', copyChanges: 'Copy changes', comparedWith: 'compared with step', sinceBeginning: 'the beginning',
  added: 'added', removed: 'removed', changed: 'changed', look: 'Look', sent: 'Requests sent', emitted: 'Events',
  differsHere: 'Differs from the recording', differsLegend: '− was recorded, + came instead, → changed.',
  seenAtStep: 'Visible at step {step}', nothingChanged: 'No visible change.',
  differsFrom: 'This server’s app differs from the recording at step {input}.', goToStep: 'Go to step {step}',
  cutRecording: 'The recording ends in the middle of a step.',
}

/** The same in Portuguese. */
export const portuguese = {
  recordingStep: 'Gravação: passo {step} de {of}', stepOf: 'Passo {step} de {of}', stepOfNamed: 'Passo {step} de {of}: {label}',
  responseTo: 'resposta a {request}', recordedSession: 'Gravação', step: 'Passo', previousStep: 'Passo anterior', nextStep: 'Próximo passo',
  backToNow: 'Voltar ao agora', showDevice: 'Mostrar o aparelho', nowAgain: 'De volta ao agora', continueHere: 'Continuar daqui',
  continueStep: 'Continuar do passo {step}', sameFaults: 'Com as mesmas falhas ({count})',
  withoutFaults: 'Sem falhas', faultsAsSet: 'Com as falhas definidas agora ({count})',
  faultsForBranch: 'Para a sessão que continua daqui. Esta não muda.',
  onlyLooks: 'Este é um passo anterior. Aperte “Continuar daqui” para usar o app.',
  play: 'Reproduzir', stopPlaying: 'Parar', speed: 'Velocidade', speed_1: '1×', speed_4: '4×', speed_idle: 'Pular o tempo ocioso',
  before: 'Antes', beforeNote: 'Mostra a tela antes deste passo, enquanto se segura (B)',
  stepNotShown: 'Não foi possível mostrar este passo: {detail}', notContinued: 'Não foi possível continuar daqui: {detail}',
  whatChanged: 'O que mudou', copyChanges: 'Copiar mudanças', comparedWith: 'em relação ao passo', sinceBeginning: 'o início',
  added: 'novo', removed: 'saiu', changed: 'mudou', look: 'Aparência', sent: 'Requisições enviadas', emitted: 'Eventos',
  differsHere: 'Difere da gravação', differsLegend: '− foi gravado, + veio em seu lugar, → mudou.',
  seenAtStep: 'Visível no passo {step}', nothingChanged: 'Nenhuma mudança visível.',
  differsFrom: 'O app deste servidor difere da gravação no passo {input}.', goToStep: 'Ir ao passo {step}',
  cutRecording: 'A gravação termina no meio de um passo.',
}
