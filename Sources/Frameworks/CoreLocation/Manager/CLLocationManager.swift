public import Foundation
import HeadlessUIKit

/// Tells an app where the device is, which a person has allowed.
///
/// The device is where the session says (`location` of the device, which a person can change); it is told in turns of
/// the session, as updates begin and whenever it has changed. There is no compass, and no region is watched.
open class CLLocationManager: NSObject {
    /// Who hears of it.
    open weak var delegate: (any CLLocationManagerDelegate)?
    /// How exactly places are wanted; kept.
    open var desiredAccuracy = kCLLocationAccuracyBest
    /// How far the device must have moved for it to be told, in metres.
    open var distanceFilter = kCLDistanceFilterNone
    /// What the places are for; kept.
    open var activityType = CLActivityType.other
    /// Kept.
    open var pausesLocationUpdatesAutomatically = true
    /// Kept: a session is always in front.
    open var allowsBackgroundLocationUpdates = false
    /// Kept: a session is always in front.
    open var showsBackgroundLocationIndicator = false
    /// How far the device must have turned; kept.
    open var headingFilter = 1.0
    /// What heading 0 is; kept.
    open var headingOrientation = CLDeviceOrientation.portrait

    /// Whether places are told until that is stopped.
    private var isUpdating = false
    /// Whether one place is to be told.
    private var isRequested = false
    private var last: CLLocation?

    /// A manager, whose delegate hears at once what a person allows.
    public override init() {
        super.init()
        LocationDesk.current.add(self)
        later { $0.delegate?.locationManagerDidChangeAuthorization($0) }
    }

    // MARK: - What is allowed

    open var authorizationStatus: CLAuthorizationStatus { LocationDesk.current.status }
    open class func authorizationStatus() -> CLAuthorizationStatus { LocationDesk.current.status }
    /// How exactly the app may know: exactly.
    open var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }

    /// Asks a person, the first time, whether the app may know where they are while they use it.
    open func requestWhenInUseAuthorization() { LocationDesk.current.ask(always: false) }
    /// Asks a person whether the app may always know where they are.
    open func requestAlwaysAuthorization() { LocationDesk.current.ask(always: true) }

    /// Whether a device knows where it is: yes.
    open class func locationServicesEnabled() -> Bool { true }
    /// Whether great changes can be told: yes, as all others.
    open class func significantLocationChangeMonitoringAvailable() -> Bool { true }
    /// Whether there is a compass: no.
    open class func headingAvailable() -> Bool { false }
    /// Whether such regions can be watched: no.
    open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { false }
    /// Whether there are beacons around: no.
    open class func isRangingAvailable() -> Bool { false }

    // MARK: - Places

    /// The place that was told last, or where the device is; nil where the app may not know.
    open var location: CLLocation? { LocationDesk.current.isAllowed ? last ?? LocationDesk.current.place : nil }

    /// Tells where the device is, now and as it moves, until that is stopped.
    open func startUpdatingLocation() {
        isUpdating = true
        tellSoon()
    }
    /// Tells nothing more.
    open func stopUpdatingLocation() { (isUpdating, isRequested) = (false, false) }
    /// Tells once where the device is.
    open func requestLocation() {
        isRequested = true
        tellSoon()
    }
    /// Tells where the device is, now and as it moves.
    open func startMonitoringSignificantLocationChanges() { startUpdatingLocation() }
    /// Tells nothing more.
    open func stopMonitoringSignificantLocationChanges() { stopUpdatingLocation() }

    /// Does nothing: there is no compass.
    open func startUpdatingHeading() {}
    /// Does nothing.
    open func stopUpdatingHeading() {}

    /// The regions that are watched: none.
    open var monitoredRegions: Set<CLRegion> { [] }
    /// The delegate hears that none can be watched.
    open func startMonitoring(for region: CLRegion) {
        later {
            let error = CLError(.regionMonitoringDenied, "No region is watched here")
            $0.delegate?.locationManager($0, monitoringDidFailFor: region, withError: error)
        }
    }
    /// Does nothing.
    open func stopMonitoring(for region: CLRegion) {}
    /// Does nothing: it is not known.
    open func requestState(for region: CLRegion) {}

    /// The delegate hears that no beacon is heard.
    open func startRangingBeacons(in region: CLBeaconRegion) {
        later { $0.delegate?.locationManager($0, rangingBeaconsDidFailFor: region, withError: Self.deaf) }
    }
    /// Does nothing.
    open func stopRangingBeacons(in region: CLBeaconRegion) {}
    /// The delegate hears that no beacon is heard.
    open func startRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {
        later { $0.delegate?.locationManager($0, didFailRangingFor: constraint, error: Self.deaf) }
    }
    /// Does nothing.
    open func stopRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {}

    /// A person has answered.
    func answered() {
        delegate?.locationManagerDidChangeAuthorization(self)
        if isUpdating || isRequested { tellSoon() }
    }

    /// The device is somewhere else.
    func moved() {
        guard isUpdating, LocationDesk.current.isAllowed else { return }
        let place = LocationDesk.current.place
        if let last, distanceFilter > 0, place.distance(from: last) < distanceFilter { return }
        tellSoon()
    }

    private static var deaf: CLError { CLError(.rangingUnavailable, "No beacon is heard here") }

    /// Tells the delegate in the turn after this one, as long as there is the manager.
    private func later(_ tell: @escaping (CLLocationManager) -> Void) {
        MainQueue.async { [weak self] in
            if let self { tell(self) }
        }
    }

    /// Tells it in the turn after this one; nobody has answered yet means that it waits for that.
    private func tellSoon() {
        MainQueue.async { [weak self] in
            guard let self, isUpdating || isRequested else { return }
            let desk = LocationDesk.current
            if desk.isAllowed {
                let place = desk.place
                last = place
                isRequested = false
                delegate?.locationManager(self, didUpdateLocations: [place])
            } else if desk.status != .notDetermined {
                isRequested = false
                delegate?.locationManager(self, didFailWithError: CLError.deniedByPerson)
            }
        }
    }
}
