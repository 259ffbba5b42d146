public import Foundation
import HeadlessUIKit

/// Reports the location of the session's simulated device, if the user has allowed it.
///
/// The session determines the location (`location` of the device, which the user can change). The delegate is called in
/// turns of the session, when updates begin and after each change. There is no compass, and regions are not monitored.
open class CLLocationManager: NSObject {
    open weak var delegate: (any CLLocationManagerDelegate)?
    /// Stored; has no visible effect.
    open var desiredAccuracy = kCLLocationAccuracyBest
    /// The minimum movement before the delegate is called, in metres.
    open var distanceFilter = kCLDistanceFilterNone
    /// Stored; has no visible effect.
    open var activityType = CLActivityType.other
    /// Stored; has no visible effect.
    open var pausesLocationUpdatesAutomatically = true
    /// Stored; has no visible effect, because an app in the background keeps running.
    open var allowsBackgroundLocationUpdates = false
    /// Stored; has no visible effect, because an app in the background keeps running.
    open var showsBackgroundLocationIndicator = false
    /// Stored; has no visible effect.
    open var headingFilter = 1.0
    /// Stored; has no visible effect.
    open var headingOrientation = CLDeviceOrientation.portrait

    /// Whether the delegate receives continuous updates.
    private var isUpdating = false
    /// Whether a single location was requested.
    private var isRequested = false
    private var last: CLLocation?

    /// Creates a manager, whose delegate receives the authorization status in the next turn.
    public override init() {
        super.init()
        LocationService.current.add(self)
        later { $0.delegate?.locationManagerDidChangeAuthorization($0) }
    }

    // MARK: - Authorization

    open var authorizationStatus: CLAuthorizationStatus { LocationService.current.status }
    open class func authorizationStatus() -> CLAuthorizationStatus { LocationService.current.status }
    /// Always returns `fullAccuracy`.
    open var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }

    /// Asks the user once, with an alert.
    open func requestWhenInUseAuthorization() { LocationService.current.requestAuthorization(always: false) }
    /// Asks the user with an alert.
    open func requestAlwaysAuthorization() { LocationService.current.requestAuthorization(always: true) }

    /// Always returns true.
    open class func locationServicesEnabled() -> Bool { true }
    /// Always returns true.
    open class func significantLocationChangeMonitoringAvailable() -> Bool { true }
    /// Always returns false.
    open class func headingAvailable() -> Bool { false }
    /// Always returns false.
    open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { false }
    /// Always returns false.
    open class func isRangingAvailable() -> Bool { false }

    // MARK: - Locations

    /// The last reported location, or the device's current one; nil without authorization.
    open var location: CLLocation? {
        LocationService.current.isAllowed ? last ?? LocationService.current.location : nil
    }

    open func startUpdatingLocation() {
        isUpdating = true
        tellSoon()
    }
    open func stopUpdatingLocation() { (isUpdating, isRequested) = (false, false) }
    open func requestLocation() {
        isRequested = true
        tellSoon()
    }
    /// Equal to ``startUpdatingLocation()``.
    open func startMonitoringSignificantLocationChanges() { startUpdatingLocation() }
    /// Equal to ``stopUpdatingLocation()``.
    open func stopMonitoringSignificantLocationChanges() { stopUpdatingLocation() }

    /// Does nothing, because there is no compass.
    open func startUpdatingHeading() {}
    /// Does nothing.
    open func stopUpdatingHeading() {}

    /// Always returns an empty set.
    open var monitoredRegions: Set<CLRegion> { [] }
    /// Fails; the delegate receives an error in the next turn.
    open func startMonitoring(for region: CLRegion) {
        later {
            let error = CLError(.regionMonitoringDenied, message: "No region is watched here")
            $0.delegate?.locationManager($0, monitoringDidFailFor: region, withError: error)
        }
    }
    /// Does nothing.
    open func stopMonitoring(for region: CLRegion) {}
    /// Does nothing.
    open func requestState(for region: CLRegion) {}

    /// Fails; the delegate receives an error in the next turn.
    open func startRangingBeacons(in region: CLBeaconRegion) {
        later { $0.delegate?.locationManager($0, rangingBeaconsDidFailFor: region, withError: Self.deaf) }
    }
    /// Does nothing.
    open func stopRangingBeacons(in region: CLBeaconRegion) {}
    /// Fails; the delegate receives an error in the next turn.
    open func startRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {
        later { $0.delegate?.locationManager($0, didFailRangingFor: constraint, error: Self.deaf) }
    }
    /// Does nothing.
    open func stopRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {}

    /// Called when the user has answered the authorization alert.
    func answered() {
        delegate?.locationManagerDidChangeAuthorization(self)
        if isUpdating || isRequested { tellSoon() }
    }

    /// Called when the device's location has changed.
    func moved() {
        guard isUpdating, LocationService.current.isAllowed else { return }
        let place = LocationService.current.location
        if let last, distanceFilter > 0, place.distance(from: last) < distanceFilter { return }
        tellSoon()
    }

    private static var deaf: CLError { CLError(.rangingUnavailable, message: "No beacon is heard here") }

    /// Calls the delegate in the next turn, if the manager still exists.
    private func later(_ tell: @escaping (CLLocationManager) -> Void) {
        MainQueue.async { [weak self] in
            if let self { tell(self) }
        }
    }

    /// Calls the delegate in the next turn, with the location or with the error `denied`. The delegate is not called
    /// before the user has answered the request for access.
    private func tellSoon() {
        MainQueue.async { [weak self] in
            guard let self, isUpdating || isRequested else { return }
            let desk = LocationService.current
            if desk.isAllowed {
                let place = desk.location
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
