import Foundation

/// What the system tells of a process by its number.
extension pid_t {
    /// The name by which it is listed.
    var name: String { contents(of: "comm").trimmingCharacters(in: .whitespacesAndNewlines) }

    /// A figure in kilobytes by its name in one of the files of the process; 0 where there is none.
    func kilobytes(_ name: String, in file: String) -> Int {
        let line = contents(of: file).split(separator: "\n").first { $0.hasPrefix("\(name):") }
        return line?.split(whereSeparator: { " \t".contains($0) }).dropFirst().first.flatMap { Int($0) } ?? 0
    }

    /// The processes that it started and that run.
    var children: [pid_t] {
        let threads = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(self)/task")) ?? []
        return threads.flatMap { contents(of: "task/\($0)/children").split(separator: " ").compactMap { pid_t($0) } }
    }

    /// Processor time the process has used, all threads together.
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
