/// The systemd unit of a server. The server runs as a separate dynamic user with write access to two folders. systemd
/// restarts it after a failure, and when it hangs.
struct ServiceUnit {
    /// The name of the program and the unit.
    let name: String

    var path: String { "lib/systemd/system/\(name).service" }

    /// Returns the group that may read the private keys of certificates. A group is needed because the dynamic user is
    /// created at each start and cannot own files.
    static func keyReaders(_ name: String) -> String { "\(name)-tls" }

    /// The content of the unit.
    ///
    /// - Ports such as 443 are allowed.
    /// - The system calls of debuggers are allowed, because Swift's crash reporter reads the crashed process's memory.
    /// - LimitNICE is set because Dispatch sets its threads' priorities, and logs errors where it may not.
    /// - ExecReload uses the shell's `kill`, because a minimal Debian has no other.
    /// - Core dumps are disabled, because they would contain typed passwords.
    var text: String {
        """
        [Unit]
        Description=\(name): an iOS app in a browser
        Documentation=man:\(name)(1)
        After=network-online.target
        Wants=network-online.target

        [Service]
        Type=notify
        NotifyAccess=main
        ExecStart=/usr/bin/\(name) serve --options \(InstalledService(name: name).optionsFile)
        ExecReload=/bin/sh -c 'kill -HUP $$MAINPID'
        Restart=on-failure
        RestartSec=1
        WatchdogSec=30
        TimeoutStopSec=15

        DynamicUser=yes
        SupplementaryGroups=\(Self.keyReaders(name))
        StateDirectory=\(name)
        StateDirectoryMode=0700
        CacheDirectory=\(name)
        Environment=XDG_CACHE_HOME=%C/\(name)
        LimitNOFILE=65536
        LimitCORE=0
        LimitNICE=-10

        ProtectSystem=strict
        ProtectHome=yes
        PrivateTmp=yes
        PrivateDevices=yes
        ProtectClock=yes
        ProtectControlGroups=yes
        ProtectHostname=yes
        ProtectKernelLogs=yes
        ProtectKernelModules=yes
        ProtectKernelTunables=yes
        LockPersonality=yes
        NoNewPrivileges=yes
        RestrictNamespaces=yes
        RestrictRealtime=yes
        RestrictSUIDSGID=yes
        RestrictAddressFamilies=AF_INET AF_INET6 AF_UNIX AF_NETLINK
        CapabilityBoundingSet=CAP_NET_BIND_SERVICE
        AmbientCapabilities=CAP_NET_BIND_SERVICE
        SystemCallArchitectures=native
        SystemCallFilter=@system-service @debug

        [Install]
        WantedBy=multi-user.target

        """
    }
}
