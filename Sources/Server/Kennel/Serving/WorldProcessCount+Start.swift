import WorldProcess

extension WorldProcessCount {
    /// Starts the processes of a program, at least one.
    func start(
        _ program: WorldProgram, turnLimit: Duration, memory: Int, warn: @escaping @Sendable (String) -> Void
    ) throws(WorldProcessError) -> any AppProcesses {
        switch self {
        case .shared(let count):
            return try WorldProcesses(
                program, count: max(1, count), turnLimit: turnLimit, memory: memory, version: version, warn: warn)
        case .each:
            return try SessionProcesses(program, turnLimit: turnLimit, memory: memory, version: version, warn: warn)
        }
    }
}
