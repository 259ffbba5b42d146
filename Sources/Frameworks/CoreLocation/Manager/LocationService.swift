import HeadlessUIKit

/// The location authorization of an app, and its location managers.
final class LocationService {
    private(set) var status: CLAuthorizationStatus
    /// The location access in the device's settings when they were last applied.
    private var chosen: DeviceSettings.Access
    /// The location of the device when its settings were last applied.
    private var place: DeviceSettings.Place
    private var isAsking = false
    private var managers: [Weak] = []

    private struct Weak { weak var manager: CLLocationManager? }

    private enum Key: ApplicationKey {
        static var defaultValue: LocationService { LocationService() }
    }

    private init() {
        chosen = DeviceSettings.current[.location]
        status = Self.status(for: chosen) ?? .notDetermined
        place = DeviceSettings.current.place
        AppEnvironment.current.values[DeviceObserversKey.self].append { [weak self] in self?.deviceChanged() }
    }

    /// Applies a change of the access or of the location.
    private func deviceChanged() {
        let settings = DeviceSettings.current
        if settings[.location] != chosen {
            chosen = settings[.location]
            become(Self.status(for: chosen) ?? .notDetermined)
        }
        guard settings.place != place else { return }
        place = settings.place
        notifyManagers { $0.moved() }
    }

    /// Returns the authorization that the device's settings determine; nil if the user is to be asked.
    private static func status(for access: DeviceSettings.Access) -> CLAuthorizationStatus? {
        switch access {
        case .ask: nil
        case .allowed: .authorizedWhenInUse
        case .denied: .denied
        }
    }

    static var current: LocationService { AppEnvironment.current.values[Key.self] }

    /// The current location of the device.
    var location: CLLocation {
        let place = DeviceSettings.current.place
        return CLLocation(
            coordinate: CLLocationCoordinate2D(latitude: place.latitude, longitude: place.longitude), altitude: 0,
            horizontalAccuracy: 5, verticalAccuracy: -1, timestamp: _now())
    }

    var isAllowed: Bool { status == .authorizedWhenInUse || status == .authorizedAlways }

    func add(_ manager: CLLocationManager) {
        managers.removeAll { $0.manager == nil }
        managers.append(Weak(manager: manager))
    }

    private func notifyManagers(_ body: (CLLocationManager) -> Void) {
        for manager in managers.compactMap(\.manager) { body(manager) }
    }

    /// Asks the user once. A second request asks only for the authorization `always`.
    ///
    /// As on iOS, the user is not asked if the Info.plist lacks the usage description. An app without an Info.plist
    /// only gets a log line.
    func requestAuthorization(always: Bool) {
        let keys =
            ["NSLocationWhenInUseUsageDescription"] + (always ? ["NSLocationAlwaysAndWhenInUseUsageDescription"] : [])
        let purposes = keys.map { Bundle.main.object(forAppInfoKey: $0) as? String }
        if let missing = zip(keys, purposes).first(where: { $0.1 == nil })?.0 {
            let hasInfo = UIApplication.shared.files.hasInfo
            let said =
                hasInfo ? ", so nobody is asked where they are" : ", without which iOS does not ask where a person is"
            AppEnvironment.current.host.log(.message("The Info.plist has no \(missing)\(said)."))
            if hasInfo { return }
        }
        let message = purposes.reversed().compactMap(\.self).first
        let words = SystemQuestion.word
        switch status {
        case .notDetermined where !isAsking:
            isAsking = true
            let question = SystemQuestion(
                SystemQuestion.sentence("May “%@” know where you are?"), message: message,
                answers: [words("Allow Once"), words("Allow While Using App"), words("Don’t Allow")], cancel: 2)
            question.present { [self] answer, _ in
                isAsking = false
                become(answer == 2 ? .denied : always && answer == 1 ? .authorizedAlways : .authorizedWhenInUse)
            }
        case .authorizedWhenInUse where always && !isAsking:
            isAsking = true
            let question = SystemQuestion(
                SystemQuestion.sentence("May “%@” know where you are even when you do not use it?"), message: message,
                answers: [words("Keep Only While Using"), words("Change to Always Allow")], cancel: 0)
            question.present { [self] answer, _ in
                isAsking = false
                if answer == 1 { become(.authorizedAlways) }
            }
        case .notDetermined, .restricted, .denied, .authorizedAlways, .authorizedWhenInUse: break
        }
    }

    private func become(_ next: CLAuthorizationStatus) {
        status = next
        notifyManagers { $0.answered() }
    }
}
