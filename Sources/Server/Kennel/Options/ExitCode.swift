/// The exit status of a command; sysexits(3) defines those from 64 on.
struct ExitCode: Equatable, Comparable, Sendable {
    let rawValue: Int32

    static let success = ExitCode(rawValue: 0)
    /// The command worked and found a problem, or failed for a reason without a separate status.
    static let failure = ExitCode(rawValue: 1)
    /// `EX_USAGE`: the command line is invalid.
    static let usage = ExitCode(rawValue: 64)
    /// `EX_DATAERR`: a file cannot be read.
    static let unreadable = ExitCode(rawValue: 65)
    /// `EX_OSERR`: no process for the app can be started.
    static let noProcess = ExitCode(rawValue: 71)
    /// `EX_CANTCREAT`: the report cannot be written.
    static let noReport = ExitCode(rawValue: 73)

    static func < (left: ExitCode, right: ExitCode) -> Bool { left.rawValue < right.rawValue }
}
