import Foundation

/// Facts about a process, read from /proc.
extension pid_t {
    /// The name of the process.
    var name: String { contents(of: "comm").trimmingCharacters(in: .whitespacesAndNewlines) }

    /// Returns a value in kilobytes from one of the process's files; 0 if it is missing.
    func kilobytes(_ name: String, in file: String) -> Int {
        let line = contents(of: file).split(separator: "\n").first { $0.hasPrefix("\(name):") }
        return line?.split(whereSeparator: { " \t".contains($0) }).dropFirst().first.flatMap { Int($0) } ?? 0
    }

    /// The running child processes.
    var children: [pid_t] {
        let threads = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(self)/task")) ?? []
        return threads.flatMap { contents(of: "task/\($0)/children").split(separator: " ").compactMap { pid_t($0) } }
    }

    /// The processor time of all threads of the process.
    var processorTime: Microseconds {
        var clock: clockid_t = 0
        var time = timespec()
        guard clock_getcpuclockid(self, &clock) == 0, clock_gettime(clock, &time) == 0 else { return .nan }
        return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1e3
    }

    private func contents(of file: String) -> String {
        String(decoding: FileManager.default.contents(atPath: "/proc/\(self)/\(file)") ?? Data(), as: UTF8.self)
    }
}
