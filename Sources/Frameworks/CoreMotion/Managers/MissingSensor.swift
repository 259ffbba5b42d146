import Foundation
import HeadlessUIKit

/// A sensor that devices have and a session lacks.
enum MissingSensor: String {
    case accelerometer, gyroscope, magnetometer, barometer, pedometer
    case deviceMotion = "sensor of motion"
    case headphones = "sensor of headphones"
    case activity = "detection of activities"

    /// Logs that an app uses the sensor.
    func logUse() {
        AppEnvironment.current.host.log(.message("The app uses the \(rawValue). A session has none"))
    }

    /// Logs that an app uses the sensor, and passes an error to its handler after the turn.
    func fail(_ code: CMError, _ handler: @escaping (any Error) -> Void) {
        logUse()
        let error = NSError(
            domain: CMErrorDomain, code: Int(code.rawValue),
            userInfo: [NSLocalizedDescriptionKey: "The device has no \(rawValue)"])
        MainQueue.async { handler(error) }
    }
}
