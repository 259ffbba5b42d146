import FolderSupport
import Foundation

/// A NATS server for a test, on a port that the system chose, with a folder that is deleted together with this object.
package final class NATSServer {
    private struct Ports: Decodable {
        let nats: [String]
    }

    package enum Failure: Error, CustomStringConvertible {
        case notThere(String)

        package var description: String {
            switch self {
            case .notThere(let log): "the NATS server did not start: \(log)"
            }
        }
    }

    private let folder = TemporaryFolder()
    private let keeps: Bool
    private let payload: Int
    private let withheld: [String]
    private var process: Process?
    private var port: Int?
    /// The address of the server.
    package private(set) var address = ""

    /// Starts a server. With `keeps` it has JetStream. `payload` is the largest message in bytes. Messages to the
    /// withheld subjects are dropped.
    package init(keeps: Bool = true, payload: Int = 1 << 20, withheld: [String] = []) throws {
        self.keeps = keeps
        self.payload = payload
        self.withheld = withheld
        try start()
    }

    deinit { stop() }

    /// Starts the server again at its address, with its stored data.
    package func start() throws {
        let options = folder.path("options")
        let streams = keeps ? "jetstream { store_dir: \"\(folder.url.path)/kept\" }" : ""
        let anybody = "{ user: any, password: any, permissions: { publish: { deny: \(withheld) } } }"
        let lines = [
            "listen: \"127.0.0.1:\(port ?? -1)\"", "ports_file_dir: \"\(folder.url.path)\"", "max_payload: \(payload)",
            streams, withheld.isEmpty ? "" : "no_auth_user: any, authorization { users: [\(anybody)] }",
        ]
        try lines.joined(separator: "\n").write(toFile: options, atomically: true, encoding: .utf8)
        let process = Process()
        process.executableURL = URL(filePath: "/usr/sbin/nats-server")
        process.arguments = ["-c", options, "-l", folder.path("log")]
        try process.run()
        self.process = process
        let file = folder.url.appending(path: "nats-server_\(process.processIdentifier).ports")
        let end = Date.now + 20
        while Date.now < end {
            if let data = try? Data(contentsOf: file), let ports = try? JSONDecoder().decode(Ports.self, from: data),
                let address = ports.nats.first
            {
                self.address = address
                port = URL(string: address)?.port
                return
            }
            usleep(5_000)
        }
        throw Failure.notThere((try? String(contentsOf: folder.url.appending(path: "log"), encoding: .utf8)) ?? "")
    }

    /// Kills the server, like a loss of power.
    package func stop() {
        guard let process else { return }
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
        self.process = nil
    }
}
