import Foundation
import Glibc

/// What the system tells of a process by its number, in `/proc`.
extension pid_t {
    /// Whether somebody has stopped the process, as `SIGSTOP` does.
    var isStopped: Bool { state == UInt8(ascii: "T") }

    /// Whether the process runs, or would if it had a processor.
    var isRunnable: Bool { state == UInt8(ascii: "R") }

    /// How long the process has had a processor; zero where the system does not say.
    var processorTime: Duration { .nanoseconds(numbers(in: "schedstat").first ?? 0) }

    /// How many bytes of memory the process uses; 0 where there is no such process.
    var residentBytes: Int { (numbers(in: "statm").dropFirst().first ?? 0) * Int(getpagesize()) }

    private func contents(of file: String) -> Data {
        FileManager.default.contents(atPath: "/proc/\(self)/\(file)") ?? Data()
    }

    private func numbers(in file: String) -> [Int] {
        contents(of: file).split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }
            .map { Int(String(decoding: $0, as: UTF8.self)) ?? 0 }
    }

    /// The name before the state is in parentheses, and may hold any character.
    private var state: UInt8? {
        let data = contents(of: "stat")
        return data.lastIndex(of: UInt8(ascii: ")")).flatMap { data[$0...].dropFirst(2).first }
    }
}
