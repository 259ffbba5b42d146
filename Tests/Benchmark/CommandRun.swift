import Glibc

/// `kennel` with a recording of the sample, run on all cores like at a terminal.
struct CommandRun {
    private let kennel: String
    private let file: String

    /// Records a session with a screen of `kennel`'s own sample. The recording is made some time after the session was
    /// opened.
    init(recording screen: String, from kennel: String) throws {
        self.kennel = kennel
        file = "/tmp/kennel-benchmark-\(getpid()).kennel"
        let server = try ServerProcess([kennel, "--port", "0", "--in-memory"])
        let requests = try Requests(port: server.port)
        let session = try BenchmarkSession(through: requests, body: #"{"screen":"\#(screen)"}"#)
        usleep(3_000_000)
        let recording = try requests.send("GET", "/api/sessions/\(session.id)/recording").body
        guard let handle = fopen(file, "w") else { throw BenchmarkError("\(file) cannot be written") }
        fwrite(recording, 1, recording.count, handle)
        fclose(handle)
    }

    /// Deletes the recording.
    func end() { unlink(file) }

    /// Runs a command with the recording. Returns its output and its duration.
    func run(_ command: String, _ options: String = "") throws -> (said: String, time: Microseconds) {
        let cores = sysconf(Int32(_SC_NPROCESSORS_CONF)) - 1
        let start = now()
        let line = "taskset -c 0-\(cores) '\(kennel)' \(command) '\(file)' \(options) 2> /dev/null"
        guard let pipe = popen(line, "r") else { throw BenchmarkError("\(command) cannot be run") }
        var said: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 65_536)
        while case let count = fread(&chunk, 1, chunk.count, pipe), count > 0 { said += chunk.prefix(count) }
        guard pclose(pipe) & 0x7F == 0 else { throw BenchmarkError("\(command) did not end by itself") }
        return (String(decoding: said, as: UTF8.self), now() - start)
    }
}
