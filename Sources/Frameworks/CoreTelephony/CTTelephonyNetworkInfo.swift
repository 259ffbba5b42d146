public import Foundation

public protocol CTTelephonyNetworkInfoDelegate: NSObjectProtocol {
    /// Never called.
    func dataServiceIdentifierDidChange(_ identifier: String)
}

extension CTTelephonyNetworkInfoDelegate {
    public func dataServiceIdentifierDidChange(_ identifier: String) {}
}

/// The mobile network of a device. A session has no SIM card, like an iPad that only has Wi-Fi.
open class CTTelephonyNetworkInfo: NSObject {
    open weak var delegate: (any CTTelephonyNetworkInfoDelegate)?

    public override init() {}

    /// Always nil.
    open var serviceSubscriberCellularProviders: [String: CTCarrier]? { nil }
    /// Never called.
    open var serviceSubscriberCellularProvidersDidUpdateNotifier: ((String) -> Void)?
    /// Always nil.
    open var subscriberCellularProvider: CTCarrier? { nil }
    /// Never called.
    open var subscriberCellularProviderDidUpdateNotifier: ((CTCarrier) -> Void)?
    /// Always nil.
    open var serviceCurrentRadioAccessTechnology: [String: String]? { nil }
    /// Always nil.
    open var currentRadioAccessTechnology: String? { nil }
    /// Always nil.
    open var dataServiceIdentifier: String? { nil }
}

/// A provider of a mobile network. A session has none.
open class CTCarrier: NSObject {
    public override init() {}

    /// Always nil.
    open var carrierName: String? { nil }
    /// Always nil.
    open var mobileCountryCode: String? { nil }
    /// Always nil.
    open var mobileNetworkCode: String? { nil }
    /// Always nil.
    open var isoCountryCode: String? { nil }
    /// Always false.
    open var allowsVOIP: Bool { false }
}

public let CTRadioAccessTechnologyGPRS = "CTRadioAccessTechnologyGPRS"
public let CTRadioAccessTechnologyEdge = "CTRadioAccessTechnologyEdge"
public let CTRadioAccessTechnologyWCDMA = "CTRadioAccessTechnologyWCDMA"
public let CTRadioAccessTechnologyHSDPA = "CTRadioAccessTechnologyHSDPA"
public let CTRadioAccessTechnologyHSUPA = "CTRadioAccessTechnologyHSUPA"
public let CTRadioAccessTechnologyCDMA1x = "CTRadioAccessTechnologyCDMA1x"
public let CTRadioAccessTechnologyCDMAEVDORev0 = "CTRadioAccessTechnologyCDMAEVDORev0"
public let CTRadioAccessTechnologyCDMAEVDORevA = "CTRadioAccessTechnologyCDMAEVDORevA"
public let CTRadioAccessTechnologyCDMAEVDORevB = "CTRadioAccessTechnologyCDMAEVDORevB"
public let CTRadioAccessTechnologyeHRPD = "CTRadioAccessTechnologyeHRPD"
public let CTRadioAccessTechnologyLTE = "CTRadioAccessTechnologyLTE"
public let CTRadioAccessTechnologyNRNSA = "CTRadioAccessTechnologyNRNSA"
public let CTRadioAccessTechnologyNR = "CTRadioAccessTechnologyNR"
