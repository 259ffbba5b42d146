/// The progress of a property animator: 0 shows the initial values, 1 the final values.
enum AnimatorProgress {
    case inactive
    case running(LinearRun)
    case paused(position: CGFloat)
    case stopped(position: CGFloat)

    var state: UIViewAnimatingState {
        switch self {
        case .inactive: .inactive
        case .running, .paused: .active
        case .stopped: .stopped
        }
    }

    func position(at now: Duration) -> CGFloat {
        switch self {
        case .inactive: 0
        case .running(let run): CGFloat(run.position(at: now))
        case .paused(let position), .stopped(let position): position
        }
    }
}
