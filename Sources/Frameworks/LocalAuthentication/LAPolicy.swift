public enum LAPolicy: Int, Sendable {
    case deviceOwnerAuthenticationWithBiometrics = 1, deviceOwnerAuthentication
}

/// What a device looks at.
public enum LABiometryType: Int, Sendable {
    case none, touchID, faceID
}
