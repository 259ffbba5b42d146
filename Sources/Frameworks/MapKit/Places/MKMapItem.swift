public import CoreLocation
public import Foundation
import HeadlessUIKit

/// A place with a name.
open class MKMapItem: NSObject {
    public let placemark: MKPlacemark
    public let isCurrentLocation: Bool
    open var name: String?
    open var phoneNumber: String?
    open var url: URL?
    open var timeZone: TimeZone?
    open var pointOfInterestCategory: MKPointOfInterestCategory?

    public init(placemark: MKPlacemark) {
        (self.placemark, isCurrentLocation) = (placemark, false)
        super.init()
        (name, timeZone) = (placemark.name, placemark.timeZone)
    }

    private init(current placemark: MKPlacemark) {
        (self.placemark, isCurrentLocation, name) = (placemark, true, "Current Location")
    }

    /// Returns the place of the device; an item without a place if the app may not know it.
    open class func forCurrentLocation() -> MKMapItem {
        MKMapItem(current: MKPlacemark(coordinate: CLLocationManager().location?.coordinate ?? .init()))
    }

    /// Opens the place in the browsers of the session's viewers.
    @discardableResult
    open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool {
        Self.openMaps(with: [self], launchOptions: launchOptions)
    }

    /// Opens a place, or the way from the first place to the last, in the browsers of the session's viewers.
    @discardableResult
    open class func openMaps(with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil) -> Bool {
        guard let last = mapItems.last else { return false }
        var parts = URLComponents()
        (parts.scheme, parts.host, parts.path) = ("https", "maps.apple.com", "/")
        let mode = launchOptions?[MKLaunchOptionsDirectionsModeKey] as? String
        if mode != nil || mapItems.count > 1 {
            let flags = [
                MKLaunchOptionsDirectionsModeDriving: "d", MKLaunchOptionsDirectionsModeWalking: "w",
                MKLaunchOptionsDirectionsModeTransit: "r",
            ]
            parts.queryItems = [URLQueryItem(name: "daddr", value: last.place)]
            if mapItems.count > 1 { parts.queryItems?.insert(.init(name: "saddr", value: mapItems[0].place), at: 0) }
            if let flag = mode.flatMap({ flags[$0] }) { parts.queryItems?.append(.init(name: "dirflg", value: flag)) }
        } else {
            parts.queryItems = [.init(name: "ll", value: last.place), .init(name: "q", value: last.name ?? last.place)]
        }
        guard let url = parts.url else { return false }
        UIApplication.shared.open(url)
        return true
    }

    private var place: String { "\(placemark.coordinate.latitude),\(placemark.coordinate.longitude)" }
}

public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode"
public let MKLaunchOptionsMapTypeKey = "MKLaunchOptionsMapType"
public let MKLaunchOptionsShowsTrafficKey = "MKLaunchOptionsShowsTraffic"
public let MKLaunchOptionsMapCenterKey = "MKLaunchOptionsMapCenter"
public let MKLaunchOptionsMapSpanKey = "MKLaunchOptionsMapSpan"
public let MKLaunchOptionsCameraKey = "MKLaunchOptionsCamera"
public let MKLaunchOptionsDirectionsModeDefault = "MKLaunchOptionsDirectionsModeDefault"
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
public let MKLaunchOptionsDirectionsModeTransit = "MKLaunchOptionsDirectionsModeTransit"
