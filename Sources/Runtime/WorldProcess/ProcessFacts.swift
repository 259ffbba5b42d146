import Foundation
import Glibc

/// Facts about a process from `/proc`.
extension pid_t {
    /// Whether the process is stopped, as by `SIGSTOP`.
    var isStopped: Bool { state == UInt8(ascii: "T") }

    /// Whether the process is running, or waiting for a processor.
    var isRunnable: Bool { state == UInt8(ascii: "R") }

    /// The processor time of the process; zero if the system does not report it.
    var processorTime: Duration { .nanoseconds(numbers(in: "schedstat").first ?? 0) }

    /// The resident memory of the process in bytes; 0 if there is no such process.
    var residentBytes: Int { (numbers(in: "statm").dropFirst().first ?? 0) * Int(getpagesize()) }

    private func contents(of file: String) -> Data {
        FileManager.default.contents(atPath: "/proc/\(self)/\(file)") ?? Data()
    }

    private func numbers(in file: String) -> [Int] {
        contents(of: file).split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }
            .map { Int(String(decoding: $0, as: UTF8.self)) ?? 0 }
    }

    /// The state of the process as a letter, such as `R` for running. In the file it follows the name, which is in
    /// parentheses and may contain any character.
    private var state: UInt8? {
        let data = contents(of: "stat")
        return data.lastIndex(of: UInt8(ascii: ")")).flatMap { data[$0...].dropFirst(2).first }
    }
}
