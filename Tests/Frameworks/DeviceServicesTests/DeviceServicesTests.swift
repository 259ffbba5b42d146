import BackgroundTasks
import CoreBluetooth
import CoreTelephony
import KennelTesting
import SessionSupport
import Testing
import UIKit
import WatchConnectivity

/// A screen that uses services that a session lacks.
private final class ServicesController: LogController, CBCentralManagerDelegate, WCSessionDelegate {
    private let data = CTCellularData()
    private var central: CBCentralManager?

    override func viewDidLoad() {
        super.viewDidLoad()
        central = CBCentralManager(delegate: self, queue: nil)
        central?.scanForPeripherals(withServices: [CBUUID(string: "180d")])
        data.cellularDataRestrictionDidUpdateNotifier = { [unowned self] in show("data \($0)") }
        WCSession.default.delegate = self
        WCSession.default.activate()
        WCSession.default.sendMessage(["a": 1], replyHandler: nil) { [unowned self] in
            show("message \(($0 as? WCError)?.code == .sessionNotSupported)")
        }
        schedule()
        show("started")
    }

    private func schedule() {
        let scheduler = BGTaskScheduler.shared
        let request = BGProcessingTaskRequest(identifier: "clean")
        do {
            try scheduler.submit(request)
        } catch {
            show("submit \((error as? BGTaskScheduler.Error)?.code == .notPermitted)")
        }
        let isNew = scheduler.register(forTaskWithIdentifier: "clean", using: nil) { _ in self.show("runs") }
        let isNewAgain = scheduler.register(forTaskWithIdentifier: "clean", using: nil) { _ in self.show("runs") }
        show("registered \(isNew) \(isNewAgain)")
        do {
            try scheduler.submit(request)
            try scheduler.submit(BGAppRefreshTaskRequest(identifier: "clean"))
        } catch {
            show("not submitted")
        }
        scheduler.getPendingTaskRequests { self.show("pending \($0.map(\.identifier))") }
    }

    func centralManagerDidUpdateState(_ central: CBCentralManager) { show("bluetooth \(central.state)") }

    func session(
        _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState,
        error: (any Error)?
    ) { show("watch \(activationState) \(error != nil)") }
    func sessionDidBecomeInactive(_ session: WCSession) {}
    func sessionDidDeactivate(_ session: WCSession) {}
}

@Suite("Services that a session lacks")
struct DeviceServicesTests {
    @Test func `Delegates and handlers are called after the turn, and the log names each use`() async throws {
        let session = await TestSession.open({ WindowApp(ServicesController()) })
        #expect(
            await session.texts() == [
                "submit true", "registered true false", "started", "bluetooth unsupported", "data notRestricted",
                "watch notActivated true", "message true", "pending [\"clean\"]",
            ])
        let log = await session.log().joined(separator: "\n")
        for part in ["has no Bluetooth", "writes to a watch", "schedules clean"] { #expect(log.contains(part)) }
    }

    @Test func `There is no carrier, no watch and no device`() {
        let network = CTTelephonyNetworkInfo()
        #expect(network.serviceSubscriberCellularProviders == nil && network.currentRadioAccessTechnology == nil)
        #expect(!WCSession.isSupported() && !WCSession.default.isPaired && !WCSession.default.isReachable)
        #expect(throws: WCError.self) { try WCSession.default.updateApplicationContext([:]) }
        let central = CBCentralManager(delegate: nil, queue: nil)
        #expect(central.state == .unsupported && !central.isScanning)
        #expect(central.retrievePeripherals(withIdentifiers: []).isEmpty)
        #expect(CBUUID(string: "180d") == CBUUID(string: "180D"))
    }
}
