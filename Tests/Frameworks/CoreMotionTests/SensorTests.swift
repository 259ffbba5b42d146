import CoreMotion
import KennelTesting
import SessionSupport
import Testing
import UIKit

/// A screen that starts each sensor, and shows what its handler receives.
private final class SensorController: LogController {
    private let motion = CMMotionManager()
    private let headphones = CMHeadphoneMotionManager()
    private let pedometer = CMPedometer()
    private let activities = CMMotionActivityManager()
    private let altimeter = CMAltimeter()

    override func viewDidLoad() {
        super.viewDidLoad()
        let queue = SessionOperationQueue.main
        motion.startAccelerometerUpdates(to: queue) { self.report("accelerometer", $0, $1) }
        motion.startGyroUpdates(to: queue) { self.report("gyro", $0, $1) }
        motion.startMagnetometerUpdates(to: queue) { self.report("magnetometer", $0, $1) }
        motion.startDeviceMotionUpdates(using: .xTrueNorthZVertical, to: queue) { self.report("motion", $0, $1) }
        headphones.startDeviceMotionUpdates(to: queue) { self.report("headphones", $0, $1) }
        pedometer.startUpdates(from: _now()) { self.report("steps", $0, $1) }
        pedometer.queryPedometerData(from: _now(), to: _now()) { self.report("past steps", $0, $1) }
        pedometer.startEventUpdates { self.report("pauses", $0, $1) }
        activities.startActivityUpdates(to: queue) { _ in self.show("walks") }
        activities.queryActivityStarting(from: _now(), to: _now(), to: queue) { self.report("activity", $0, $1) }
        altimeter.startRelativeAltitudeUpdates(to: queue) { self.report("altitude", $0, $1) }
        altimeter.startAbsoluteAltitudeUpdates(to: queue) { self.report("height", $0, $1) }
        show("started")
    }

    private func report(_ name: String, _ value: Any?, _ error: (any Error)?) {
        let error = error as? NSError
        show("\(name) \(value == nil) \(error?.domain == CMErrorDomain) \(error?.code ?? 0)")
    }
}

@Suite("Sensors of motion")
struct SensorTests {
    @Test func `Every handler is called once with an error after the turn, and the log names the sensor`() async throws
    {
        let session = await TestSession.open({ WindowApp(SensorController()) })
        let names = [
            "accelerometer", "gyro", "magnetometer", "motion", "headphones", "steps", "past steps", "pauses",
            "activity",
            "altitude", "height",
        ]
        let code = { (name: String) in name == "activity" ? 104 : 109 }
        #expect(await session.texts() == ["started"] + names.map { "\($0) true true \(code($0))" })
        let log = await session.log()
        #expect(log.contains { $0.contains("The app uses the gyroscope. A session has none") })
    }

    @Test func `No sensor is available or allowed, and starting without a handler changes nothing`() {
        let motion = CMMotionManager()
        motion.startAccelerometerUpdates()
        motion.startGyroUpdates()
        motion.startMagnetometerUpdates()
        motion.startDeviceMotionUpdates(using: .xMagneticNorthZVertical)
        #expect(!motion.isAccelerometerAvailable && !motion.isAccelerometerActive && motion.accelerometerData == nil)
        #expect(!motion.isGyroAvailable && !motion.isGyroActive && motion.gyroData == nil)
        #expect(!motion.isMagnetometerAvailable && !motion.isMagnetometerActive && motion.magnetometerData == nil)
        #expect(!motion.isDeviceMotionAvailable && !motion.isDeviceMotionActive && motion.deviceMotion == nil)
        #expect(motion.attitudeReferenceFrame == .xMagneticNorthZVertical)
        #expect(CMMotionManager.availableAttitudeReferenceFrames().isEmpty)
        #expect(!CMPedometer.isStepCountingAvailable() && CMPedometer.authorizationStatus() == .denied)
        #expect(!CMMotionActivityManager.isActivityAvailable() && !CMAltimeter.isRelativeAltitudeAvailable())
    }
}
