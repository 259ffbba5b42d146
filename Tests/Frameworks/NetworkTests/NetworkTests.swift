import KennelTesting
import Network
import SessionSupport
import SystemConfiguration
import Testing
import UIKit
import Wire

/// Shows each path that its monitors report.
private final class NetworkController: LogController {
    private let monitor = NWPathMonitor()
    private let cellular = NWPathMonitor(requiredInterfaceType: .cellular)
    private let network = SCNetworkReachabilityCreateWithName(kCFAllocatorDefault, "example.com")

    override func viewDidLoad() {
        super.viewDidLoad()
        monitor.pathUpdateHandler = { [weak self] path in
            let names = path.availableInterfaces.map(\.name).joined()
            self?.show("\(path.status) \(names) \(path.usesInterfaceType(.wifi)) \(path.isExpensive)")
        }
        cellular.pathUpdateHandler = { [weak self] path in self?.show("cellular \(path.status)") }
        monitor.start(queue: DispatchQueue(label: "network"))
        cellular.start(queue: .main)
        button("Stop") { [monitor] in monitor.cancel() }
        guard let network else { return }
        var context = SCNetworkReachabilityContext(
            version: 0, info: Unmanaged.passUnretained(self).toOpaque(), retain: nil, release: nil, copyDescription: nil
        )
        SCNetworkReachabilitySetCallback(
            network,
            { _, flags, info in
                guard let info else { return }
                let controller = Unmanaged<NetworkController>.fromOpaque(info).takeUnretainedValue()
                controller.show("reachable \(flags.contains(.reachable))")
            }, &context)
        SCNetworkReachabilitySetDispatchQueue(network, .main)
        var flags = SCNetworkReachabilityFlags()
        show(
            "\(SCNetworkReachabilityGetFlags(network, &flags)) \(flags.contains(.reachable)) \(flags.contains(.isWWAN))"
        )
    }
}

@Suite("The network of the device")
struct NetworkTests {
    private static let app: @Sendable () -> any UIApplicationDelegate = { WindowApp(NetworkController()) }
    private let offline = FaultScript(rules: [FaultRule(path: "*", fault: .offline)])

    @Test func `Monitors report the network at once, and when a rule takes or returns it`() async throws {
        let session = await TestSession.open(Self.app)
        #expect(
            await session.texts() == ["Stop", "true true false", "satisfied en0 true false", "cellular unsatisfied"])
        try await session.send(.faults(offline))
        #expect(
            await session.texts().suffix(3) == ["reachable false", "unsatisfied  false false", "cellular unsatisfied"])
        try await session.send(.faults(FaultScript(rules: [FaultRule(path: "/a", fault: .offline)])))
        #expect(
            await session.texts().suffix(3) == ["reachable true", "satisfied en0 true false", "cellular unsatisfied"])
        try await session.tap("Stop")
        try await session.send(.faults(offline))
        #expect(await session.texts().suffix(2) == ["reachable false", "cellular unsatisfied"])
        let before = await session.texts()
        let copy = try await session.rebuilt(Self.app)
        #expect(await copy.texts() == before)
    }

    @Test func `A session that begins offline reports so`() async throws {
        let session = await TestSession.open(Self.app, faults: offline)
        #expect(await session.texts().contains("unsatisfied  false false"))
        #expect(await session.texts().contains("true false false"))
    }
}
