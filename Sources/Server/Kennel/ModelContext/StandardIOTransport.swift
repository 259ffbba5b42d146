import Foundation
import Glibc
import Locks

/// Carries messages of the Model Context Protocol over standard input and output, one JSON value per line.
///
/// Source: Model Context Protocol specification 2025-06-18, section "stdio".
struct StandardIOTransport: Sendable {
    /// Returns the answer to a message; nil if there is none.
    typealias Answer = @Sendable ([UInt8]) async -> [UInt8]?

    private let output: FileHandle
    private let isWriting = Locked(())

    /// Takes over standard output. All other output of the process goes to standard error from now on, because clients
    /// read standard output as messages.
    init() {
        let own = dup(STDOUT_FILENO)
        fflush(nil)
        dup2(STDERR_FILENO, STDOUT_FILENO)
        output = FileHandle(fileDescriptor: own, closeOnDealloc: true)
    }

    /// Reads messages and writes their answers, in the order in which they are ready, until the client closes the
    /// input. Blocks.
    func run(_ answer: @escaping Answer) {
        let working = DispatchGroup()
        while let line = readLine(strippingNewline: true) {
            guard !line.isEmpty else { continue }
            working.enter()
            Task {
                if let bytes = await answer(Array(line.utf8)) { write(bytes) }
                working.leave()
            }
        }
        working.wait()
    }

    private func write(_ message: [UInt8]) {
        isWriting.withLock { _ in try? output.write(contentsOf: Data(message + [UInt8(ascii: "\n")])) }
    }
}
