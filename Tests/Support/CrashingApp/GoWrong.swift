import Beagle
import Foundation
import Glibc

/// An action that makes the app fail as `how` says: `{"_beagleAction_": "custom:goWrong", "how": "trap"}`.
struct GoWrong: Action {
    /// The ways in which the app fails.
    enum How: String, Codable {
        case trap, index, loop, overflow, memory, killed, exit, close, garbage, read, order, slow, exception
    }

    var how: How
    /// The URL to read; for `slow`, the path of a file. The action waits until that file is removed.
    var url: String?

    func execute(controller: BeagleController, origin: UIView) {
        switch how {
        case .trap: fatalError("nobody thought of this button")
        case .index: print([1, 2][Int(getpid())])
        case .loop: Self.loop()
        case .overflow: print(Self.deeper(1))
        case .memory: Self.takeAll()
        case .killed: Self.beKilled()
        case .exit: Glibc.exit(0)
        case .close: for file: Int32 in 3..<32 { Glibc.close(file) }
        case .garbage:
            let nonsense = [UInt8](repeating: 0xA5, count: 64)
            for file: Int32 in 3..<32 { _ = send(file, nonsense, nonsense.count, 0) }  // to what is a socket
        case .order: (origin as? UIButton)?.setTitle(Set((1...20).map { "\($0)" }).joined(separator: " "), for: .normal)
        case .slow:
            let gate = url ?? ProcessInfo.processInfo.environment["CRASHING_APP_GATE"] ?? ""
            while access(gate, F_OK) == 0 { usleep(1_000) }
        case .exception:
            _ = UITableView().dequeueReusableCell(withIdentifier: "order", for: IndexPath(row: 0, section: 0))
        case .read: Self.read(url ?? "http://bff.test/read", for: origin)
        }
    }

    /// Shows the response of a server in the button, for which it blocks.
    private static func read(_ address: String, for origin: UIView) {
        guard let url = URL(string: address) else { return }
        let text: String
        do {
            text = try String(contentsOf: _readAtOnce(url), encoding: .utf8)
        } catch {
            text = "unread: \((error as NSError).code)"
        }
        (origin as? UIButton)?.setTitle(text, for: .normal)
    }

    @inline(never)
    static func loop() {
        var count = 0
        while getpid() > 0 { count &+= 1 }
        print(count)
    }

    @inline(never)
    private static func deeper(_ depth: Int) -> Int {
        getpid() > 0 ? deeper(depth + 1) &+ depth : depth
    }

    /// Kills the process, as the system does if memory runs out. If an environment variable names a file, kills it only
    /// while the file exists.
    private static func beKilled() {
        if let file = ProcessInfo.processInfo.environment["CRASHING_APP_KILLED"], access(file, F_OK) != 0 { return }
        kill(getpid(), SIGKILL)
    }

    @inline(never)
    private static func takeAll() {
        var taken: [[UInt8]] = []
        while true { taken.append([UInt8](repeating: 1, count: 1 << 30)) }
    }
}
